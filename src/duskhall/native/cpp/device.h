// Games on a GPU.  Included once, after the rules; native/cuda.py launches what stands here.
#pragma once

#include "games.h"

#ifndef ROWS_OF_A_BLOCK
#define ROWS_OF_A_BLOCK(rows) extern __shared__ Cell rows[]
#endif

namespace duskhall {

// Why a game was trapped; the first one of a launch is kept, and nobody goes on.
struct Failure {
    Int what, game, number, where;  // `where`: how far into the state, or -1
};

#ifndef DUSKHALL_TEAM  // native/cuda.py says it
#define DUSKHALL_TEAM 256
#define DUSKHALL_TEAMS 4
#endif
constexpr int TEAM = DUSKHALL_TEAM;           // threads of a block
constexpr int TEAMS = DUSKHALL_TEAMS;         // blocks that a processor holds
constexpr int LANES = TEAM < 32 ? TEAM : 32;  // threads of a warp
enum : Step { NOTHING = -1, OPEN = NUMBER_OF_STEPS, BEGIN };    // besides the rules' own steps
constexpr int SORTS = (BEGIN + LANES) / LANES * LANES;          // of steps

// What the blocks of a launch tell each other.
struct Rounds {
    unsigned long long arrived;  // blocks that came to a meeting, ever
    int sizes[2][SORTS];         // how many games wait for each sort of step, by turns
};

// What is given to every kernel: nothing but words of eight bytes, in the order of `_Device` in cuda.py.
struct Device {
    Shared shared;
    Seen seen;
    Game* states;
    Int games;
    Failure* failure;
    Rounds* rounds;
    Int* orders[2];  // games with what they do next, in its order, by turns
    Step* wanted;    // what the game at each place of an order does then
};

__shared__ const Device* here;  // what this block was given

RULE inline Int thread() { return Int(blockIdx.x) * blockDim.x + threadIdx.x; }

RULE inline void fail(Failure* failure, Wrong what, Int game, Int number, Int where) {
    if (atomicCAS(reinterpret_cast<unsigned long long*>(&failure->what), 0ull, static_cast<unsigned long long>(what)) == 0)
        failure->game = game, failure->number = number, failure->where = where;
}
RULE inline bool has_failed() { return *static_cast<volatile Int*>(&here->failure->what) != RIGHT; }

// A thread that is trapped ends.
[[noreturn]] RULE __noinline__ void trap(Wrong what, const void* where, Int number) {
    const Int offset = static_cast<const char*>(where) - reinterpret_cast<const char*>(here->states);
    const Int size = sizeof(Game);
    if (where != nullptr && offset >= 0 && offset < here->games * size)
        fail(here->failure, what, offset / size, number, offset % size);
    else
        fail(here->failure, what, -1, number, -1);
    asm volatile("exit;");
    __builtin_unreachable();
}

// --- Games that go in rounds ----------------------------------------------------------------------------------------
// Threads of a warp that do different things do them one after another.  So the games of a batch go in rounds: each does
// one step, then all are put in the order of what they do next, so that the threads of a warp do the same.  All blocks
// of a launch are there at once, and meet twice in a round.

__shared__ int elected;  // how often one thread of this block has spoken for it
__shared__ bool goes_on;

RULE void meet(const Device* device) {
    if (threadIdx.x == 0) here = device, elected = 0;
    __syncthreads();
}

// Wait for all blocks, and say whether the launch goes on: once a thread was trapped, nobody does.
RULE bool meet_all(int& meetings) {
    __syncthreads();
    if (atomicCAS(&elected, meetings, meetings + 1) == meetings) {  // any thread: some may be trapped
        unsigned long long* arrived = &here->rounds->arrived;
        __threadfence();
        const unsigned long long all = (atomicAdd(arrived, 1ull) / gridDim.x + 1) * gridDim.x;
        while (*static_cast<volatile unsigned long long*>(arrived) < all && !has_failed()) {
        }
        __threadfence();
        goes_on = !has_failed();
    }
    ++meetings;
    __syncthreads();
    return goes_on;
}

// Let each place begin where all before it end, the sorts in warps of their own, and return where the last one ends.
RULE int line_up(int* sizes) {
    __shared__ int end;
    const int own = static_cast<int>(threadIdx.x);
    if (own < LANES) {  // each thread of a warp adds up a part, then they add up before each other
        constexpr int PART = SORTS / LANES;
        int sum = 0;
        for (int at = own * PART; at < own * PART + PART; ++at) {
            const int size = (sizes[at] + LANES - 1) / LANES * LANES;
            sizes[at] = sum;
            sum += size;
        }
        int before = sum;
        for (int away = 1; away < LANES; away *= 2) {
            const int other = __shfl_up_sync(0xffffffffu, before, away);
            if (own >= away) before += other;
        }
        for (int at = own * PART; at < own * PART + PART; ++at) sizes[at] += before - sum;
        if (own == LANES - 1) end = before;
    }
    __syncthreads();
    return end;
}

constexpr int STEP_BITS = 16;  // of an entry of an order; the rest is the game

// Let games play on.  A task says what a game does first (`begin`), does it (`go_on`), and says what it does then.
template <class Task>
RULE void in_rounds(const Task& task, Int first, Int last) {
    __shared__ int counts[SORTS], places[SORTS];
    const int own = static_cast<int>(threadIdx.x), step = static_cast<int>(blockDim.x);
    const Int threads = Int(gridDim.x) * blockDim.x;
    Step* wanted = here->wanted;
    Int size = last - first;
    int meetings = 0;
    for (int round = 0;; ++round) {
        const Int* order = here->orders[round & 1];
        Int* following = here->orders[~round & 1];
        int* sizes = here->rounds->sizes[round & 1];
        for (int sort = own; sort < SORTS; sort += step) counts[sort] = 0;
        if (blockIdx.x == 0)
            for (int sort = own; sort < SORTS; sort += step) here->rounds->sizes[~round & 1][sort] = 0;
        __syncthreads();
        for (Int at = thread(); at < size; at += threads) {
            const Int entry = round == 0 ? 0 : order[at];
            Step then = NOTHING;
            if (round == 0)
                then = task.begin(first + at);
            else if (entry >= 0)
                then = task.go_on(entry >> STEP_BITS, static_cast<Step>(entry & ((1 << STEP_BITS) - 1)));
            wanted[at] = then;
            if (then != NOTHING) atomicAdd(&counts[then], 1);
        }
        __syncthreads();
        for (int sort = own; sort < SORTS; sort += step)
            places[sort] = counts[sort] ? atomicAdd(&sizes[sort], counts[sort]) : 0;
        if (!meet_all(meetings)) return;
        for (int sort = own; sort < SORTS; sort += step) counts[sort] = *static_cast<volatile int*>(&sizes[sort]);
        __syncthreads();
        const Int end = line_up(counts);
        if (end == 0) return;
        for (int sort = own; sort < SORTS; sort += step) places[sort] += counts[sort];
        __syncthreads();
        for (Int at = thread(); at < size; at += threads) {
            const Step then = wanted[at];
            if (then == NOTHING) continue;
            const Int game = round == 0 ? first + at : order[at] >> STEP_BITS;
            following[atomicAdd(&places[then], 1)] = game << STEP_BITS | then;
        }
        for (Int sort = thread(); sort < SORTS; sort += threads) {  // where a warp is not full nobody plays
            const Int to = sort + 1 < SORTS ? counts[sort + 1] : end;
            for (Int at = counts[sort] + *static_cast<volatile int*>(&sizes[sort]); at < to; ++at) following[at] = -1;
        }
        size = end;
        if (!meet_all(meetings)) return;
    }
}

// Do the next step of the agenda.
RULE inline void do_next(Game* game) {
    const Plan plan = game->agenda.cells[game->agenda.size - 1];
    if (game->done++ == MOST_STEPS) trap(UNENDING, nullptr, plan.step);
    --game->agenda.size;
    run_step(game, plan.step, plan.a, plan.b, ABSENT);
}

// Answer an ask; where answers are sealed, they are opened after the last.
RULE inline void answer(Game* game, Int place, Int option) {
    game->done = 0;
    if (game->mode == ALL) {
        game->sealed.cells[place] = option;
        if (!has(game->sealed, NO_ANSWER)) open_sealed(game);
        return;
    }
    const Ask& ask = game->asks.cells[place];
    const Step then = ask.then;
    const Int seat = ask.seat, number = ask.number;
    game->asks.clear();
    run_step(game, then, seat, option, number);
}
RULE inline Step answered_by(const Game* game) { return game->mode == ALL ? OPEN : game->asks.cells[0].then; }

// Answers one ask of each game, and goes on until the next.
struct Stepping {
    const std::int32_t* actions;
    bool resets;

    RULE Step begin(Int number) const {
        const Seen& seen = here->seen;
        if (seen.seat[number] < 0) return NOTHING;
        ++seen.decisions[number];
        return answered_by(here->states + number);
    }
    RULE Step go_on(Int number, Step step) const {
        Game* game = here->states + number;
        const Shared& shared = here->shared;
        if (step == BEGIN) {
            Byte key[KEY];
            next_key(game->dice, key);
            lay_out(shared, game, key);
            game->done = 0, game->is_new = true;
        } else if (game->asks.size) {
            const Int place = game->next(), first = shared.offsets[game->asks.cells[place].question.index];
            Byte* mask = here->seen.mask + number * shared.actions + first;
            const Options& options = game->asks.cells[place].options;
            for (Int at = 0; at < options.size; ++at) mask[options.cells[at].value] = 0;
            game->is_new = false;
            answer(game, place, actions[number] - first);
        } else {
            do_next(game);
        }
        return then(number, game);
    }
    RULE Step then(Int number, Game* game) const {
        if (!game->asks.size && game->agenda.size) return game->agenda.cells[game->agenda.size - 1].step;
        if (!game->asks.size && !game->is_new) {
            ++here->seen.finished[number];
            if (resets) return BEGIN;
        }
        look(here->shared, *game, here->seen, number, true);
        return NOTHING;
    }
};

// Lays tables out.
struct Starting : Stepping {
    const Byte* keys;
    Int first;

    RULE Step begin(Int number) const {
        Game* game = here->states + number;
        lay_out(here->shared, game, keys + (number - first) * KEY);
        game->done = 0, game->is_new = true;
        return then(number, game);
    }
};

// Plays each game to its end, chosen at random.
struct Chance {
    Dice dice;
    Int decisions;
};
struct Playing {
    const Byte* keys;
    Chance* chances;
    Int* decisions;

    RULE Step begin(Int number) const {
        chances[number].dice.start(keys + number * KEY);
        chances[number].decisions = 0;
        return then(number, here->states + number);
    }
    RULE Step go_on(Int number, Step step) const {
        Game* game = here->states + number;
        if (!game->asks.size) {
            do_next(game);
            return then(number, game);
        }
        Chance& chance = chances[number];
        for (bool is_sealed = true; is_sealed;) {  // all that are sealed, at once
            const Int place = game->next();
            const Options& options = game->asks.cells[place].options;
            const Int option = options.size > 1 ? at(options, chance.dice.below(options.size)) : at(options, 0);
            ++chance.decisions;
            is_sealed = step == OPEN && count(game->sealed, NO_ANSWER) > 1;
            answer(game, place, option);
        }
        return then(number, game);
    }
    RULE Step then(Int number, Game* game) const {
        if (game->asks.size) return answered_by(game);
        if (game->agenda.size) return game->agenda.cells[game->agenda.size - 1].step;
        decisions[number] = chances[number].decisions;
        look(here->shared, *game, here->seen, number);
        return NOTHING;
    }
};

}  // namespace duskhall

#define KERNEL extern "C" __global__ void
#define TOGETHER extern "C" __global__ void __launch_bounds__(duskhall::TEAM, duskhall::TEAMS)
using namespace duskhall;

// How many bytes a game, what blocks tell each other, and a game's chances take; and how many games more an order holds.
KERNEL duskhall_sizes(Int* out) {
    out[0] = sizeof(Game), out[1] = sizeof(Rounds), out[2] = sizeof(Chance), out[3] = SORTS * LANES;
}

// The content, from numbers; one thread does it.
KERNEL duskhall_load(const Device* device, const Int* numbers, Int size, char* memory, Int room, const Tables** tables) {
    meet(device);
    if (thread() != 0) return;
    Loading loading{numbers, size, memory, memory, static_cast<std::size_t>(room)};
    const Tables* seen = nullptr;
    Tables* made = loading.place(1, &seen);
    *made = Tables();
    load(loading, *made);
    if (loading.left != 0) trap(MISSING, nullptr, 0);
    *tables = seen;
}

TOGETHER duskhall_start(const Device* device, Int first, Int last, const Byte* keys) {
    meet(device);
    Starting starting{};
    starting.keys = keys, starting.first = first;
    in_rounds(starting, first, last);
}

// Say whether all actions are legal; where one is not, no game goes on.
KERNEL duskhall_judge(const Device* device, const std::int32_t* actions) {
    const Int number = thread();
    if (number >= device->games || device->seen.seat[number] < 0) return;
    const Int action = actions[number];
    const Byte* mask = device->seen.mask + number * device->shared.actions;
    if (action < 0 || action >= device->shared.actions || !mask[action]) fail(device->failure, REFUSED, number, action, -1);
}

TOGETHER duskhall_step(const Device* device, const std::int32_t* actions, Int resets) {
    meet(device);
    if (!has_failed()) in_rounds(Stepping{actions, resets != 0}, 0, device->games);
}

TOGETHER duskhall_play_out(const Device* device, const Byte* keys, Chance* chances, Int* decisions) {
    meet(device);
    in_rounds(Playing{keys, chances, decisions}, 0, device->games);
}

KERNEL duskhall_digests(const Device* device, std::uint64_t* out) {
    meet(device);
    const Int number = thread();
    if (number >= device->games) return;
    Digesting digesting;
    walk_kernel(digesting, device->states[number]);
    walk_fields(digesting, device->states[number]);
    out[number] = digesting.found;
}

// What the seat that is asked observes, or one that is given; as `duskhall_observe` in library.h.
// Rows are written in the memory that a block shares, a row for each thread; then all threads write them out side by side.
KERNEL duskhall_observe(const Device* device, const std::int32_t* seats, Cell* out, Int length, const Int* parts) {
    ROWS_OF_A_BLOCK(rows);
    meet(device);
    const int own = static_cast<int>(threadIdx.x), threads = static_cast<int>(blockDim.x);
    const int wide = static_cast<int>(length | 1);  // odd, so that rows begin in different banks
    const Int first = Int(blockIdx.x) * threads, number = first + own;
    for (int at = own; at < threads * wide; at += threads) rows[at].value = 0;
    __syncthreads();
    const Int seat = number >= device->games ? -1 : seats != nullptr ? seats[number] : device->seen.seat[number];
    if (seat >= device->shared.seats) trap(OUTSIDE, nullptr, seat);
    if (seat >= 0) {
        Game* game = device->states + number;
        std::int32_t size = static_cast<std::int32_t>(length);
        observe_table(game, seat, rows + own * wide, parts);
        observe_rules(game, seat, Pile(rows + own * wide, size), parts + 4);
    }
    __syncthreads();
    const Int left = device->games - first, number_of_rows = left < threads ? left : threads;
    Cell* to = out + first * length;
    for (int row = 0, column = own; ;) {
        for (; column >= length; column -= static_cast<int>(length)) ++row;
        if (row >= number_of_rows) return;
        to[row * length + column] = rows[row * wide + column];
        column += threads;
    }
}

// One state as numbers, and back; how many there were goes to `used`.
KERNEL duskhall_save(const Device* device, Int number, Int* out, Int room, Int* used) {
    meet(device);
    if (thread() != 0) return;
    Saving saving(out, room);
    walk_kernel(saving, device->states[number]);
    walk_fields(saving, device->states[number]);
    *used = saving.used;
}

KERNEL duskhall_restore(const Device* device, Int number, const Int* in, Int size) {
    meet(device);
    if (thread() != 0) return;
    Game& game = device->states[number];
    sit_down(device->shared, &game);
    Restoring restoring(in, size);
    walk_kernel(restoring, game);
    walk_fields(restoring, game);
    if (restoring.left != 0) trap(OUTSIDE, nullptr, 0);
    look(device->shared, game, device->seen, number);
}

KERNEL duskhall_name(const Device* device, Int where, char* name, Int room) {
    if (thread() != 0) return;
    Game& any = *device->states;
    name_field(any, reinterpret_cast<const char*>(&any) + where, name, static_cast<std::size_t>(room));
}
