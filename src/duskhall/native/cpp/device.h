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
#define DUSKHALL_TEAMS 2
#endif
#ifndef DUSKHALL_AGREE
#define DUSKHALL_AGREE 24
#endif
constexpr int TEAM = DUSKHALL_TEAM;           // threads of a block
constexpr int TEAMS = DUSKHALL_TEAMS;         // blocks that a processor holds
constexpr int LANES = TEAM < 32 ? TEAM : 32;  // threads of a warp
constexpr int AGREE = DUSKHALL_AGREE;         // threads of a warp that go on together
constexpr int ALONE = LANES < 4 ? LANES : 4;  // games of a warp, at most, that are worth no round
constexpr unsigned ALL_LANES = 0xffffffffu;

// Sorts of steps: what takes longest comes first in a round; then the rules' own.
using Sort = int;
enum : Sort { NOTHING = -1, BEGIN, OPEN, RULES };
constexpr int SORTS = (RULES + NUMBER_OF_STEPS + LANES - 1) / LANES * LANES;

// What the blocks of a launch tell each other; three rounds take turns.
struct Rounds {
    unsigned long long arrived;  // blocks that came to a meeting, ever
    int taken[3];                // warps of games that somebody plays
    int sizes[3][SORTS];         // how many games wait for each sort of step
};

// What is given to every kernel: nothing but words of eight bytes, in the order of `_Device` in cuda.py.
struct Device {
    Shared shared;
    Seen seen;
    Game* states;
    Int games;
    Failure* failure;
    Rounds* rounds;
    std::int32_t* queues;  // in two rounds by turns, for each sort of step: the games that wait for it
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

// Add up what comes before each sort, in whole warps or as they are, and return the sum of all.
RULE int add_up(int* sums, const int* sizes, int whole) {
    const int own = static_cast<int>(threadIdx.x);
    __shared__ int end;
    if (own < LANES) {  // each thread of a warp adds up a part, then they add up before each other
        constexpr int PART = SORTS / LANES;
        int sum = 0;
        for (int at = own * PART; at < own * PART + PART; ++at) {
            sums[at] = sum;
            sum += (sizes[at] + whole - 1) / whole;
        }
        int before = sum;
        for (int away = 1; away < LANES; away *= 2) {
            const int other = __shfl_up_sync(ALL_LANES, before, away);
            if (own >= away) before += other;
        }
        for (int at = own * PART; at < own * PART + PART; ++at) sums[at] += before - sum;
        if (own == LANES - 1) end = before;
    }
    __syncthreads();
    const int found = end;
    __syncthreads();
    return found;
}
// The sort in which a place lies: the last one that begins there or before.
RULE inline Sort sort_at(const int* sums, int place) {
    int low = 0;
    for (int high = SORTS; high - low > 1;) {
        const int middle = (low + high) / 2;
        if (sums[middle] <= place)
            low = middle;
        else
            high = middle;
    }
    return low;
}

// Lets games play on.  A task says what a game does first (`begin`), does it (`go_on`), and says what it does then.
template <class Task>
struct Table {
    const Task& task;
    int round;

    RULE std::int32_t* queue(int turn, Sort sort) const {
        return here->queues + (Int(turn & 1) * SORTS + sort) * here->games;
    }
    // Let games wait for what they do in the next round, those that do the same beside each other.
    RULE void line_up(Int game, Sort then) const {
        const unsigned there = __ballot_sync(ALL_LANES, then != NOTHING);
        if (then == NOTHING) return;
        const unsigned same = __match_any_sync(there, then);
        const int lane = static_cast<int>(threadIdx.x) % LANES, first = __ffs(same) - 1;
        int place = 0;
        if (lane == first) place = atomicAdd(&here->rounds->sizes[(round + 1) % 3][then], __popc(same));
        place = __shfl_sync(same, place, first) + __popc(same & ((1u << lane) - 1));
        queue(round + 1, then)[place] = static_cast<std::int32_t>(game);
    }
    // A warp plays games that do the same, as long as most of them still do.
    RULE void play(Int game, Sort sort) const {
        while (true) {
            const Sort then = game < 0 ? NOTHING : task.go_on(game, sort);
            const unsigned going = __ballot_sync(ALL_LANES, then != NOTHING);
            if (going == 0) return;
            const Sort common = __shfl_sync(ALL_LANES, then, __ffs(going) - 1);
            if (__popc(__ballot_sync(ALL_LANES, then == common)) < AGREE) {
                line_up(game, then);
                return;
            }
            line_up(game, then == common ? NOTHING : then);
            if (then != common) game = -1;
            sort = common;
        }
    }
    RULE int take(int* taken) const {  // whoever is first of those who are not trapped
        const int lane = static_cast<int>(threadIdx.x) % LANES;
        const int first = __ffs(__ballot_sync(ALL_LANES, true)) - 1;
        int found = 0;
        if (lane == first) found = atomicAdd(taken, 1);
        return __shfl_sync(ALL_LANES, found, first);
    }
};

template <class Task>
RULE void in_rounds(const Task& task, Int begins, Int ends) {
    __shared__ int sizes[SORTS], sums[SORTS];
    const int own = static_cast<int>(threadIdx.x), team = static_cast<int>(blockDim.x), lane = own % LANES;
    const int warps = static_cast<int>(gridDim.x) * (TEAM / LANES), warp = static_cast<int>(thread() / LANES);
    Rounds* rounds = here->rounds;
    int meetings = 0;
    Table<Task> table{task, 0};
    for (Int game = begins + warp * LANES; game < ends; game += Int(warps) * LANES)
        table.line_up(game + lane, game + lane < ends ? task.begin(game + lane) : NOTHING);
    while (meet_all(meetings)) {
        const int round = ++table.round;
        for (Sort sort = own; sort < SORTS; sort += team) {
            sizes[sort] = *static_cast<volatile int*>(&rounds->sizes[round % 3][sort]);
            if (blockIdx.x == 0) rounds->sizes[(round + 2) % 3][sort] = 0;
        }
        if (blockIdx.x == 0 && own == 0) rounds->taken[(round + 2) % 3] = 0;
        __syncthreads();
        const int games = add_up(sums, sizes, 1);
        if (games <= ALONE * warps) {  // the last ones: a few for each warp, to where they rest
            const int each = (games + warps - 1) / warps, place = warp * each + lane;
            if (lane >= each || place >= games) return;
            Sort sort = sort_at(sums, place);
            const Int game = table.queue(round, sort)[place - sums[sort]];
            while (sort != NOTHING) sort = task.go_on(game, sort);
            return;
        }
        const int all = add_up(sums, sizes, LANES);
        for (int taken; (taken = table.take(&rounds->taken[round % 3])) < all;) {
            const Sort sort = sort_at(sums, taken);
            const int place = (taken - sums[sort]) * LANES + lane;
            table.play(place < sizes[sort] ? table.queue(round, sort)[place] : -1, sort);
        }
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
RULE inline Sort answered_by(const Game* game) { return game->mode == ALL ? OPEN : RULES + game->asks.cells[0].then; }
RULE inline Sort planned_by(const Game* game) { return RULES + game->agenda.cells[game->agenda.size - 1].step; }

// Answers one ask of each game, and goes on until the next.
struct Stepping {
    const std::int32_t* actions;
    bool resets;

    RULE Sort begin(Int number) const {
        const Seen& seen = here->seen;
        if (seen.seat[number] < 0) return NOTHING;
        ++seen.decisions[number];
        return answered_by(here->states + number);
    }
    RULE Sort go_on(Int number, Sort sort) const {
        Game* game = here->states + number;
        const Shared& shared = here->shared;
        if (sort == BEGIN) {
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
    RULE Sort then(Int number, Game* game) const {
        if (!game->asks.size && game->agenda.size) return planned_by(game);
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

    RULE Sort begin(Int number) const {
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

    RULE Sort begin(Int number) const {
        chances[number].dice.start(keys + number * KEY);
        chances[number].decisions = 0;
        return then(number, here->states + number);
    }
    RULE Sort go_on(Int number, Sort sort) const {
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
            is_sealed = sort == OPEN && count(game->sealed, NO_ANSWER) > 1;
            answer(game, place, option);
        }
        return then(number, game);
    }
    RULE Sort then(Int number, Game* game) const {
        if (game->asks.size) return answered_by(game);
        if (game->agenda.size) return planned_by(game);
        decisions[number] = chances[number].decisions;
        look(here->shared, *game, here->seen, number);
        return NOTHING;
    }
};

}  // namespace duskhall

#define KERNEL extern "C" __global__ void
#ifndef DUSKHALL_WATCHING
#define DUSKHALL_WATCHING 256
#define DUSKHALL_WATCHERS 4
#endif
#define TOGETHER extern "C" __global__ void __launch_bounds__(duskhall::TEAM, duskhall::TEAMS)
using namespace duskhall;

// How many bytes a game, what blocks tell each other, and a game's chances take; and how many sorts of steps there are.
KERNEL duskhall_sizes(Int* out) {
    out[0] = sizeof(Game), out[1] = sizeof(Rounds), out[2] = sizeof(Chance), out[3] = SORTS;
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
// Rows are written in the memory that a block shares; a part of it for all rows by one warp, the next part by another.
// Then all threads write the rows out side by side.
KERNEL __launch_bounds__(DUSKHALL_WATCHING, DUSKHALL_WATCHERS)
duskhall_observe(const Device* device, const std::int32_t* seats, Cell* out, Int length, const Int* parts, Int number_of_rows) {
    ROWS_OF_A_BLOCK(rows);
    meet(device);
    const int own = static_cast<int>(threadIdx.x), threads = static_cast<int>(blockDim.x);
    const int height = static_cast<int>(number_of_rows), columns = static_cast<int>(length);
    const int wide = columns | 1;  // odd, so that rows begin in different banks
    const Int first = Int(blockIdx.x) * height, number = first + own % height;
    for (int at = own; at < height * wide; at += threads) rows[at].value = 0;
    __syncthreads();
    const Int seat = number >= device->games ? -1 : seats != nullptr ? seats[number] : device->seen.seat[number];
    if (seat >= device->shared.seats) trap(OUTSIDE, nullptr, seat);
    if (seat >= 0) {
        Game* game = device->states + number;
        Cell* row = rows + own % height * wide;
        std::int32_t size = columns;
        for (int part = own / height; part <= PARTS; part += threads / height)
            if (part == PARTS)
                observe_table(game, seat, row, parts);
            else
                observe_part(part, game, seat, Pile(row, size), parts[4 + part]);
    }
    __syncthreads();
    const Int left = device->games - first, there = left < height ? left : height;
    Cell* to = out + first * length;
    for (int row = 0, column = own;; column += threads) {
        for (; column >= columns; column -= columns) ++row;
        if (row >= there) return;
        to[row * length + column] = rows[row * wide + column];
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
