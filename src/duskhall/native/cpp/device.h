// Games on a GPU.  Included once, after the rules; native/cuda.py launches what stands here.
#pragma once

#include "games.h"

namespace duskhall {

// Why a game was trapped; the first one of a launch is kept, and nobody goes on.
struct Failure {
    Int what, game, number, where;  // `where`: how far into the state, or -1
};

// What is given to every kernel: nothing but words of eight bytes, in the order of `_Device` in cuda.py.
struct Device {
    Shared shared;
    Seen seen;
    Game* states;
    Int games;
    Failure* failure;
};

__shared__ const Device* here;  // what this block was given

RULE inline Int thread() { return Int(blockIdx.x) * blockDim.x + threadIdx.x; }

RULE inline void fail(Failure* failure, Wrong what, Int game, Int number, Int where) {
    if (atomicCAS(reinterpret_cast<unsigned long long*>(&failure->what), 0ull, static_cast<unsigned long long>(what)) == 0)
        failure->game = game, failure->number = number, failure->where = where;
}

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

// --- Threads that take turns ----------------------------------------------------------------------------------------
// Threads of a warp that do different things do them one after another.  So in every round the threads of a block first
// find out, each for a game of its own, what comes next; then these steps are put in order, and each thread does the
// one of its place: neighbours mostly do the same.

#ifdef DUSKHALL_TEAM
constexpr int TEAM = DUSKHALL_TEAM;
#else
constexpr int TEAM = 1024;    // threads of a block
#endif
constexpr int LANES = TEAM < 32 ? TEAM : 32;  // threads of a warp
constexpr int SORTS = 512;    // of steps, at most
enum : Step { NOTHING = -1, OPEN = -2, BEGIN = -3, FINISH = -4 };  // besides the rules' own

struct Next {
    Step step;
    std::int32_t done;  // steps since the last answer
    Int a, b, c;

    // Let an ask be answered; nothing follows as long as others are sealed.
    RULE void answer(Game* game, Int place, Int option) {
        done = 0;
        if (game->mode == ALL) {
            game->sealed.cells[place] = option;
            if (!has(game->sealed, NO_ANSWER)) step = OPEN;
            return;
        }
        const Ask& ask = game->asks.cells[place];
        step = ask.then, a = ask.seat, b = option, c = ask.number;
        game->asks.clear();
    }
    // Go on with the agenda, if nothing is asked.
    RULE void go_on(Game* game) {
        if (game->asks.size || !game->agenda.size) return;
        const Plan plan = game->agenda.cells[game->agenda.size - 1];
        if (done++ == MOST_STEPS) trap(UNENDING, nullptr, plan.step);
        --game->agenda.size;
        step = plan.step, a = plan.a, b = plan.b, c = ABSENT;
    }
};

__shared__ Next nexts[TEAM];
__shared__ Int numbers_of[TEAM];  // the game of each
__shared__ int places[SORTS];
__shared__ int order[TEAM];
__shared__ bool is_over;

// Say whose step this thread does, or -1 where nobody has anything left to do.
RULE int in_turn() {
    const int own = static_cast<int>(threadIdx.x);
    for (int sort = own; sort < SORTS; sort += TEAM) places[sort] = 0;
    __syncthreads();
    const int sort = nexts[own].step - FINISH;
    const int rank = atomicAdd(&places[sort], 1);
    __syncthreads();
    if (own == 0) is_over = places[NOTHING - FINISH] == TEAM || here->failure->what != RIGHT;
    if (own < LANES) {  // each thread of a warp adds up a part, then they add up before each other
        constexpr int PART = SORTS / LANES;
        int sum = 0;
        for (int at = 0; at < PART; ++at) {
            const int size = places[own * PART + at];
            places[own * PART + at] = sum;
            sum += size;
        }
        int before = sum;
        for (int away = 1; away < LANES; away *= 2) {
            const int other = __shfl_up_sync(0xffffffffu, before, away);
            if (own >= away) before += other;
        }
        for (int at = 0; at < PART; ++at) places[own * PART + at] += before - sum;
    }
    __syncthreads();
    order[places[sort] + rank] = own;
    __syncthreads();
    return is_over ? -1 : order[own];
}

// Do a step of the rules, or open what is sealed; say whether it was one of these.
RULE bool perform(int whose) {
    Next& next = nexts[whose];
    Game* game = here->states + numbers_of[whose];
    const Step step = next.step;
    if (step < 0 && step != OPEN) return false;
    next.step = NOTHING;
    if (step == OPEN)
        open_sealed(game);
    else
        run_step(game, step, next.a, next.b, next.c);
    return true;
}

RULE void meet(const Device* device) {
    if (threadIdx.x == 0) here = device;
    __syncthreads();
}
RULE void gather(const Device* device) {
    nexts[threadIdx.x] = Next{NOTHING, 0, 0, 0, 0};
    numbers_of[threadIdx.x] = thread();
    meet(device);
}

}  // namespace duskhall

#define KERNEL extern "C" __global__ void
#define TOGETHER extern "C" __global__ void __launch_bounds__(duskhall::TEAM)
using namespace duskhall;

KERNEL duskhall_size(Int* bytes) { *bytes = sizeof(Game); }

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
    gather(device);
    Int& number = numbers_of[threadIdx.x];
    number += first;
    Game* game = device->states + number;
    const bool plays = number < last;
    if (plays) lay_out(device->shared, game, keys + (number - first) * KEY);
    while (true) {
        Next& next = nexts[threadIdx.x];
        if (plays && next.step == NOTHING) next.go_on(game);
        const int whose = in_turn();
        if (whose < 0) break;
        perform(whose);
        __syncthreads();
    }
    if (plays) look(device->shared, *game, device->seen, number, true);
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
    gather(device);
    const Int number = thread();
    const Shared& shared = device->shared;
    const Seen& seen = device->seen;
    Game* game = device->states + number;
    Next& next = nexts[threadIdx.x];
    const bool plays = number < device->games && seen.seat[number] >= 0;
    if (plays && device->failure->what == RIGHT) {
        const Int place = game->next(), first = shared.offsets[game->asks.cells[place].question.index];
        Byte* mask = seen.mask + number * shared.actions + first;
        const Options& options = game->asks.cells[place].options;
        for (Int at = 0; at < options.size; ++at) mask[options.cells[at].value] = 0;
        next.answer(game, place, actions[number] - first);
        ++seen.decisions[number];
    }
    for (bool goes_on = plays, is_new = false;;) {
        if (goes_on && next.step == NOTHING) next.go_on(game);
        if (goes_on && next.step == NOTHING) {
            const bool over = game->asks.size == 0 && !is_new;
            if (over) ++seen.finished[number];
            if (over && resets) next.step = BEGIN;
            goes_on = is_new = next.step == BEGIN;
        }
        const int whose = in_turn();
        if (whose < 0) break;
        if (!perform(whose) && nexts[whose].step == BEGIN) {
            Game* other = device->states + numbers_of[whose];
            Byte key[KEY];
            next_key(other->dice, key);
            lay_out(shared, other, key);
            nexts[whose].step = NOTHING;
        }
        __syncthreads();
    }
    if (plays && device->failure->what == RIGHT) look(shared, *game, seen, number, true);
}

// Each thread plays a game to its end, then another one, as long as there are any; `chances` has dice for the choices.
TOGETHER duskhall_play_out(const Device* device, const Byte* keys, Dice* chances, Int* decisions, unsigned long long* following) {
    gather(device);
    Int& number = numbers_of[threadIdx.x];
    Next& next = nexts[threadIdx.x];
    Dice& dice = chances[thread()];
    Int count = 0;
    if (number < device->games) dice.start(keys + number * KEY);
    while (true) {
        if (number < device->games && next.step == NOTHING) {
            Game* game = device->states + number;
            for (; game->asks.size && next.step == NOTHING; ++count) {
                const Int place = game->next();
                const Options& options = game->asks.cells[place].options;
                next.answer(game, place, options.size > 1 ? at(options, dice.below(options.size)) : at(options, 0));
            }
            if (next.step == NOTHING) next.go_on(game);
            if (next.step == NOTHING) {
                decisions[number] = count;
                count = 0;
                look(device->shared, *game, device->seen, number);
                next.step = FINISH;
            }
        }
        const int whose = in_turn();
        if (whose < 0) break;
        perform(whose);
        __syncthreads();
        if (next.step == FINISH) {
            next.step = NOTHING;
            number = Int(atomicAdd(following, 1ull));
            if (number < device->games) dice.start(keys + number * KEY);
        }
    }
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
// A thread writes its own row apart; then the threads of a warp write the rows of all of them, word beside word.
constexpr int OBSERVERS = 128;  // threads of a block
KERNEL __launch_bounds__(OBSERVERS, 8)  // blocks at once: what they wait for is memory
duskhall_observe(const Device* device, const std::int32_t* seats, Cell* out, Int length, const Int* parts) {
    __shared__ std::int32_t tiles[OBSERVERS / LANES][LANES][LANES + 1];
    meet(device);
    const Int number = thread();
    const bool is_there = number < device->games;
    const Int seat = !is_there ? -1 : seats != nullptr ? seats[number] : device->seen.seat[number];
    Cell row[OBSERVED];
    if (length > OBSERVED) trap(FULL, nullptr, OBSERVED);
    for (Int at = 0; at < length; ++at) row[at].value = 0;
    if (seat >= 0) {
        Game* game = device->states + number;
        std::int32_t size = static_cast<std::int32_t>(length);
        observe_table(game, seat, row, parts);
        observe_rules(game, seat, Pile(row, size), parts + 4);
    }
    const int lane = static_cast<int>(threadIdx.x % LANES);
    auto& tile = tiles[threadIdx.x / LANES];
    for (Int first = 0; first < length; first += LANES) {
        for (int at = 0; at < LANES && first + at < length; ++at) tile[lane][at] = row[first + at].value;
        __syncwarp();
        for (int other = 0; other < LANES && first + lane < length; ++other)
            if (number - lane + other < device->games)
                out[(number - lane + other) * length + first + lane].value = tile[other][lane];
        __syncwarp();
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
