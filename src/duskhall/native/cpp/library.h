// The C interface to a game: setups, batches of games, and what is asked in them.  Included once, after the rules.
// Nothing here throws: whoever calls gets a number of `Wrong`, and finds in the batch what it concerns.
#pragma once

#include <sys/mman.h>

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <new>
#include <vector>

#include "games.h"
#include "pool.h"

namespace duskhall {

struct Setup : Shared {
    std::vector<char> memory;
    std::vector<Cell> numbers;  // of the settings
    std::vector<Int> places;    // of the questions
};

// --- A batch --------------------------------------------------------------------------------------------------------

constexpr std::size_t MOST_FETCHED = 8192;  // bytes of a state
constexpr Int BROKEN = -1;  // how a game ended that was trapped
constexpr Int AT_ONCE = 1, LATER = 2;  // when a game that is over begins anew

struct Failure {
    Wrong what = RIGHT;
    Int game = -1;    // which one of the batch
    Int number = 0;   // what the trap says besides
    char field[48] = {};
};

// What a step brings, in the caller's own arrays, each with a row for every game; what is null is not written.
struct Gains {
    std::int32_t* ended;   // how a game ended in this step, else 0
    std::int32_t* worths;  // how well every seat stands, where it ended
    std::int32_t* scores;  // by how much the score of every seat changed
    Cell* last;            // what the seat that answered last observes, where it ended, and others to its left
    Int seats;             // how many of them do
};

struct Batch {
    const Setup* setup;
    Int games;
    Game* states;
    Seen seen{};
    Gains gains{};
    Failure failure;
    std::atomic_flag failing = ATOMIC_FLAG_INIT;
    Cell* counts = nullptr;  // a row for each game, where what is told is counted
    std::vector<Int> counted;  // the length of a row, then where each count begins
    Pool* pool = nullptr;      // made for the first call that is shared
};

// Where what a seat observes is written: the numbers of a game are `length`, and `parts` says where each part begins.
struct Observed {
    Cell* out;
    Int length;
    const Int* parts;
};

// Ways to go on from games of a batch: `answers` of each in their order, -1 behind the last one, then the policy, with
// dice of `key` and the trial's own number, so that trials of one number meet the same chance.
struct Trials {
    Int number;
    const std::int32_t* from;       // the game that each begins with
    const std::int32_t* answers;    // `length` options for each
    Int length;
    const std::int32_t* plans;      // `planned` pairs of a question and an option for each, of the seat `planner`
    Int planned, planner, beat;     // where the question `beat` begins an action
    const Int* numbers;
    const Byte* key;
    const std::int32_t* at_random;  // how often each seat does not do as the policy does, in percent
    Int question, times, most;      // until this question is asked for so many times, or so many decisions are made
    Int redrawn;                    // the seat for which what it does not know is drawn anew first, or -1
    Int* worths;                    // of every seat, for each
    Int* decisions;                 // of all together
};

inline void count(Batch* batch, Int number) {
    Game& game = batch->states[number];
    game.counts = batch->counts == nullptr ? nullptr : batch->counts + number * batch->counted[0];
    game.counted = batch->counts == nullptr ? nullptr : batch->counted.data() + 1;
}

inline void fail(Batch* batch, Int number, const Trap& trapped) {
    Game* game = batch->states + number;
    if (!batch->failing.test_and_set()) {
        Failure failure;
        failure.what = trapped.what, failure.game = number, failure.number = trapped.number;
        if (trapped.where != nullptr) {
            name_field(*game, trapped.where, failure.field, sizeof failure.field);
        }
        batch->failure = failure;
    }
    game->clear_kernel();
    game->ended = BROKEN;
}

inline void look(const Batch* batch, Int number) { look(*batch->setup, batch->states[number], batch->seen, number); }

// Does something for each game of a range, in several threads; a game that is trapped is broken, the others go on.
template <class Work>
Wrong for_each(Batch* batch, Int first, Int last, Int threads, const Work& work) {
    if (first < 0 || last > batch->games || first > last) return OUTSIDE;
    batch->failure = Failure{};
    batch->failing.clear();
    auto some = [&](Int from, Int to) {
        for (Int number = from; number < to; ++number) {
            try {
                work(number);
            } catch (const Trap& trapped) {
                fail(batch, number, trapped);
                look(batch, number);
            }
        }
    };
    const Int games = last - first;
    if (threads > games) threads = games;
    if (threads < 2) {
        some(first, last);
        return batch->failure.what;
    }
    if (batch->pool == nullptr || !batch->pool->is_ours()) batch->pool = new (std::nothrow) Pool;
    if (batch->pool == nullptr)
        some(first, last);
    else
        batch->pool->share(first, last, threads, some);
    return batch->failure.what;
}

// What comes next in memory comes nearer while one game is played: its whole state, or where it is observed.
inline void fetch(const void* first, std::size_t size) {
    for (std::size_t at = 0; at < size && at < MOST_FETCHED; at += 64)
        __builtin_prefetch(static_cast<const char*>(first) + at, 1, 2);
}
inline void fetch_whole(const Batch* batch, Int number) {
    if (number < batch->games) fetch(batch->states + number, sizeof(Game));
}
// What is asked soon comes nearer meanwhile.
inline void fetch_asks(const Batch* batch, Int number) {
    if (number >= batch->games) return;
    __builtin_prefetch(&batch->states[number].asks);
    __builtin_prefetch(&batch->states[number].mode);
}

// Write what a seat observes, or nothing.
inline void observe(Batch* batch, Int number, Int seat, Cell* own, const Observed& observed) {
    Game* game = batch->states + number;
    std::memset(static_cast<void*>(own), 0, static_cast<std::size_t>(observed.length) * sizeof(Cell));
    if (seat < 0) return;
    if (seat >= game->seats) trap(OUTSIDE, nullptr, seat);
    std::int32_t size = static_cast<std::int32_t>(observed.length);
    observe_table(game, seat, own, observed.parts);
    observe_rules(game, seat, Pile(own, size), observed.parts + 4);
}

// Note the scores of every seat before an answer, and then what the answer brought.
inline void note_scores(Batch* batch, Int number, Int sign) {
    const Int seats = batch->setup->seats;
    std::int32_t* row = batch->gains.scores == nullptr ? nullptr : batch->gains.scores + number * seats;
    for (Int seat = 0; seat < seats && row != nullptr; ++seat) {
        const Int score = score_by_rules(batch->states + number, seat);
        row[seat] = static_cast<std::int32_t>(sign < 0 ? -score : row[seat] + score);
    }
}

// How well every seat stands; where all win or lose together, that is worked out once.
template <typename Worth>
inline void stand(Game* game, Int seats, Worth* out) {
    for (Int seat = 0; seat < seats; ++seat)
        out[seat] = TOGETHER && seat > 0 ? out[0] : static_cast<Worth>(worth_by_rules(game, seat));
}

inline void note_end(Batch* batch, Int number, Int answered, const Observed* observed) {
    Game* game = batch->states + number;
    const Gains& gains = batch->gains;
    const Int seats = batch->setup->seats;
    if (gains.ended != nullptr) gains.ended[number] = static_cast<std::int32_t>(game->ended);
    if (gains.worths != nullptr) stand(game, seats, gains.worths + number * seats);
    for (Int place = 0; place < gains.seats && observed != nullptr; ++place) {
        Cell* row = gains.last + (number * gains.seats + place) * observed->length;
        observe(batch, number, (answered + place) % seats, row, *observed);
    }
}
inline Int seat_asked(const Game& game) { return game.asks.size ? game.asks.cells[game.next()].seat : -1; }

}  // namespace duskhall

// --- C --------------------------------------------------------------------------------------------------------------

#define DUSKHALL_API extern "C" __attribute__((visibility("default")))
using duskhall::Batch;
using duskhall::Byte;
using duskhall::Game;
using duskhall::Int;
using duskhall::Setup;
using duskhall::Trap;
using duskhall::Wrong;

DUSKHALL_API const char* duskhall_description() { return duskhall::DESCRIPTION; }

DUSKHALL_API Int duskhall_state_size() { return sizeof(Game); }

DUSKHALL_API Setup* duskhall_setup(const Int* tables, Int size, const Int* settings, Int number, const Int* offsets,
                                   Int questions, Int actions, Int seats) {
    Setup* setup = new (std::nothrow) Setup;
    if (setup == nullptr) return nullptr;
    try {
        setup->seats = seats, setup->actions = actions;
        setup->numbers.assign(settings, settings + number);
        setup->settings = {setup->numbers.data(), number};
        setup->places.assign(offsets, offsets + questions);
        setup->offsets = setup->places.data();
        setup->memory.resize(sizeof(duskhall::Tables) + static_cast<std::size_t>(size) * 32 + 4096);
        char* memory = setup->memory.data();
        duskhall::Loading loading{tables, size, memory, memory, setup->memory.size()};
        const duskhall::Tables* seen = nullptr;
        duskhall::Tables* made = loading.place(1, &seen);
        load(loading, *new (made) duskhall::Tables());
        setup->tables = seen;
        if (loading.left == 0) return setup;
    } catch (const Trap&) {
    } catch (const std::bad_alloc&) {
    }
    delete setup;
    return nullptr;
}
DUSKHALL_API void duskhall_drop_setup(Setup* setup) { delete setup; }

DUSKHALL_API Batch* duskhall_batch(const Setup* setup, Int games) {
    constexpr std::size_t PAGE = std::size_t(2) << 20;  // a large one, where there are such
    const std::size_t size = static_cast<std::size_t>(games) * sizeof(Game), whole = (size + PAGE - 1) / PAGE * PAGE;
    Game* states = static_cast<Game*>(size < PAGE ? std::malloc(size) : std::aligned_alloc(PAGE, whole));
    if (states == nullptr) return nullptr;
#ifdef MADV_HUGEPAGE
    if (size >= PAGE) madvise(states, whole, MADV_HUGEPAGE);
#endif
    std::memset(static_cast<void*>(states), 0, size);
    Batch* batch = new (std::nothrow) Batch;
    if (batch == nullptr) {
        std::free(states);
        return nullptr;
    }
    batch->setup = setup, batch->games = games, batch->states = states;
    for (Int number = 0; number < games; ++number) new (states + number) Game();
    return batch;
}
DUSKHALL_API void duskhall_drop_batch(Batch* batch) {
    if (batch->pool != nullptr && batch->pool->is_ours()) delete batch->pool;
    std::free(batch->states);
    delete batch;
}

// What went wrong, and where: the game, a number, and the name of a field or nothing.
DUSKHALL_API const char* duskhall_failure(const Batch* batch, Int* game, Int* number) {
    *game = batch->failure.game, *number = batch->failure.number;
    return batch->failure.field;
}

DUSKHALL_API Int duskhall_watch(Batch* batch, const duskhall::Seen* seen, Int threads) {
    batch->seen = *seen;
    return for_each(batch, 0, batch->games, threads, [&](Int number) { look(batch, number); });
}

// Tell what every step brings from now on.
DUSKHALL_API void duskhall_gain(Batch* batch, const duskhall::Gains* gains) { batch->gains = *gains; }

// Count what is told from now on, in a row of this length for each game.
DUSKHALL_API void duskhall_count(Batch* batch, duskhall::Cell* counts, Int length, const Int* offsets, Int number) {
    batch->counts = counts;
    batch->counted.assign(1, length);
    batch->counted.insert(batch->counted.end(), offsets, offsets + number);
    for (Int game = 0; game < batch->games; ++game) count(batch, game);
}

// Lay tables out, with a key for each.
DUSKHALL_API Int duskhall_start(Batch* batch, Int first, Int last, const Byte* keys, Int threads) {
    return for_each(batch, first, last, threads, [&](Int number) {
        fetch_whole(batch, number + 1);
        begin(*batch->setup, batch->states + number, keys + (number - first) * duskhall::KEY);
        look(batch, number);
    });
}

// Which ask of a game is answered: that of a seat, or the next one; -1 if there is none.
static Int asked(const Game* game, const std::int32_t* seats, Int at) {
    if (game->asks.size == 0 || seats == nullptr) return game->asks.size == 0 ? -1 : game->next();
    for (Int place = 0; place < game->asks.size; ++place)
        if (game->asks.cells[place].seat == seats[at]) return place;
    return -1;
}

// Answer in each game the ask of a seat, or the next one where no seats are given, with an action of the flat action
// space; a game that is over is passed by.
// One that is not legal is refused before anything is done.  With `observed` what is asked next is observed, too.
// With `resets` a game that is over begins anew: at once (1), or in the step after (2).
DUSKHALL_API Int duskhall_step(Batch* batch, Int first, Int last, const std::int32_t* actions,
                               const std::int32_t* seats, Int resets, const duskhall::Observed* observed, Int threads) {
    const Setup* setup = batch->setup;
    if (first < 0 || last > batch->games || first > last) return duskhall::OUTSIDE;
    const Byte* mask = seats == nullptr ? batch->seen.mask : nullptr;  // says it sooner than the states
    for (Int number = first; number < last; ++number) {
        if (mask != nullptr) {
            const Int action = actions[number - first], all = setup->actions;
            const bool is_one = action >= 0 && action < all && mask[number * all + action];
            if (is_one || batch->seen.seat[number] < 0) continue;
        }
        fetch_asks(batch, number + 8);
        const Game* game = batch->states + number;
        if (game->asks.size == 0) continue;
        const Int place = asked(game, seats, number - first);
        if (place >= 0) {
            const duskhall::Ask& ask = game->asks.cells[place];
            const Int option = actions[number - first] - setup->offsets[ask.question.index];
            if (has(ask.options, option)) continue;
        }
        batch->failure = duskhall::Failure{};
        batch->failure.what = duskhall::REFUSED;
        batch->failure.game = number, batch->failure.number = actions[number - first];
        return duskhall::REFUSED;
    }
    return for_each(batch, first, last, threads, [&](Int number) {
        Game* game = batch->states + number;
        duskhall::Cell* own = observed == nullptr ? nullptr : observed->out + (number - first) * observed->length;
        if (own != nullptr && number + 1 < last)
            fetch(own + observed->length, static_cast<std::size_t>(observed->length) * sizeof(duskhall::Cell));
        if (batch->gains.ended != nullptr) batch->gains.ended[number] = 0;
        bool anew = game->asks.size == 0 && resets == duskhall::LATER && game->ended != duskhall::BROKEN;
        note_scores(batch, number, -1);
        if (game->asks.size == 0 && !anew) {
            note_scores(batch, number, 1);
            if (own != nullptr) observe(batch, number, -1, own, *observed);
            return;
        }
        if (anew) {
            note_scores(batch, number, 1);
        } else {
            const Int place = asked(game, seats, number - first);
            const duskhall::Ask& ask = game->asks.cells[place];
            const Int answered = ask.seat, option = actions[number - first] - setup->offsets[ask.question.index];
            if (!has(ask.options, option)) duskhall::trap(duskhall::REFUSED, nullptr, actions[number - first]);
            take(game, place, option);
            note_scores(batch, number, 1);
            if (batch->seen.decisions != nullptr) ++batch->seen.decisions[number];
            if (game->asks.size == 0) {
                if (batch->seen.finished != nullptr) ++batch->seen.finished[number];
                note_end(batch, number, answered, observed);
                anew = resets == duskhall::AT_ONCE;
            }
        }
        if (anew) {
            Byte key[duskhall::KEY];
            next_key(game->dice, key);
            begin(*setup, game, key);
        }
        look(batch, number);
        if (own != nullptr) observe(batch, number, seat_asked(*game), own, *observed);
    });
}

// Play games to their ends, with a key for each one's choices; how many decisions each took goes to `decisions`.
DUSKHALL_API Int duskhall_play_out(Batch* batch, Int first, Int last, const Byte* keys, Int* decisions, Int threads) {
    return for_each(batch, first, last, threads, [&](Int number) {
        fetch_whole(batch, number + 1);
        duskhall::Dice dice;
        dice.start(keys + (number - first) * duskhall::KEY);
        decisions[number - first] = play_out(batch->states + number, &dice);
        look(batch, number);
    });
}

// The same, with seats (a bit each) that answer as the game's policy does.
DUSKHALL_API Int duskhall_play_by_policy(Batch* batch, Int first, Int last, Int seats, const Byte* keys, Int* decisions,
                                         Int threads) {
    return for_each(batch, first, last, threads, [&](Int number) {
        fetch_whole(batch, number + 1);
        duskhall::Dice dice;
        dice.start(keys + (number - first) * duskhall::KEY);
        decisions[number - first] = play_by_policy(batch->states + number, seats, &dice);
        look(batch, number);
    });
}

// The same with the policy in every seat, but no longer than `most` decisions.
DUSKHALL_API Int duskhall_play_on(Batch* batch, Int first, Int last, const Byte* keys, Int most, Int* decisions,
                                  Int threads) {
    return for_each(batch, first, last, threads, [&](Int number) {
        fetch_whole(batch, number + 1);
        duskhall::Dice dice;
        dice.start(keys + (number - first) * duskhall::KEY);
        decisions[number - first] = play_on(batch->states + number, most, &dice);
        look(batch, number);
    });
}

// Try ways to go on, one after another in the place `here`, and say how well each seat stands in the end.
DUSKHALL_API Int duskhall_try_out(Batch* batch, Int here, const duskhall::Trials* given) {
    const duskhall::Trials& trials = *given;
    for (Int trial = 0; trial < trials.number; ++trial)
        if (trials.from[trial] < 0 || trials.from[trial] >= batch->games) return duskhall::OUTSIDE;
    return for_each(batch, here, here + 1, 1, [&](Int) {
        Game* game = batch->states + here;
        const Int seats = batch->setup->seats;
        for (Int trial = 0; trial < trials.number; ++trial) {
            std::memcpy(static_cast<void*>(game), batch->states + trials.from[trial], sizeof(Game));
            count(batch, here);
            Byte key[duskhall::KEY];
            std::memcpy(key, trials.key, sizeof key);
            for (Int at = 0; at < 8; ++at)
                key[duskhall::KEY - 1 - at] ^= static_cast<Byte>(trials.numbers[trial] >> 8 * at);
            game->dice.start(key);
            key[0] ^= 0xff;  // another stream for choices
            duskhall::Dice dice;
            dice.start(key);
            if (trials.redrawn >= 0) redraw_by_rules(game, trials.redrawn, &dice);
            const std::int32_t* answers = trials.answers + trial * trials.length;
            Int made = 0;
            for (; made < trials.length && answers[made] >= 0 && game->asks.size; ++made) {
                const Int place = game->next();
                if (!has(game->asks.cells[place].options, answers[made])) {
                    duskhall::trap(duskhall::REFUSED, nullptr, answers[made]);
                }
                take(game, place, answers[made]);
            }
            duskhall::Intent plan;
            plan.pairs = trials.plans + trial * trials.planned * 2;
            plan.length = trials.planned;
            plan.seat = trials.planner;
            plan.beat = trials.beat;
            *trials.decisions +=
                made + play_until(game, trials.question, trials.times, trials.most, trials.at_random, plan, &dice);
            stand(game, seats, trials.worths + trial * seats);
        }
    });
}

// How well each seat of each game stands.
DUSKHALL_API Int duskhall_standings(Batch* batch, Int first, Int last, Int* out, Int threads) {
    return for_each(batch, first, last, threads, [&](Int number) {
        stand(batch->states + number, batch->setup->seats, out + (number - first) * batch->setup->seats);
    });
}

// How well each seat of a game stands.
DUSKHALL_API Int duskhall_worths(Batch* batch, Int number, Int* out) {
    return for_each(batch, number, number + 1, 1, [&](Int) { stand(batch->states + number, batch->setup->seats, out); });
}

// Say what the game's policy would answer where `wanted` is not 0, each game with dice of `key` and its own number; nothing
// is done.
DUSKHALL_API Int duskhall_advise(Batch* batch, const Byte* wanted, const Byte* given, std::int32_t* actions, Int threads) {
    return for_each(batch, 0, batch->games, threads, [&](Int number) {
        Game* game = batch->states + number;
        if (!wanted[number] || game->asks.size == 0) return;
        Byte key[duskhall::KEY];
        std::memcpy(key, given, sizeof key);
        for (Int at = 0; at < 8; ++at) key[duskhall::KEY - 1 - at] ^= static_cast<Byte>(number >> 8 * at);
        duskhall::Dice dice;
        dice.start(key);
        const duskhall::Ask& ask = game->asks.cells[game->next()];
        const Int option = answer_by_policy(game, ask, &dice);
        if (!has(ask.options, option)) duskhall::trap(duskhall::REFUSED, nullptr, option);
        actions[number] = static_cast<std::int32_t>(batch->setup->offsets[ask.question.index] + option);
    });
}

// Become a copy of another game of the batch, with other dice from here on.
DUSKHALL_API Int duskhall_go_to(Batch* batch, Int number, Int from, const Byte* key) {
    if (from < 0 || from >= batch->games) return duskhall::OUTSIDE;
    return for_each(batch, number, number + 1, 1, [&](Int) {
        Game* game = batch->states + number;
        std::memcpy(static_cast<void*>(game), batch->states + from, sizeof(Game));
        count(batch, number);
        game->dice.start(key);
        look(batch, number);
    });
}

// Write what a seat of each game observes, or who is asked where no seats are given; nobody observes a game that is over.
DUSKHALL_API Int duskhall_observe(Batch* batch, Int first, Int last, const std::int32_t* seats,
                                  const duskhall::Observed* observed, Int threads) {
    return for_each(batch, first, last, threads, [&](Int number) {
        const Int seat = seats != nullptr ? seats[number - first] : seat_asked(batch->states[number]);
        observe(batch, number, seat, observed->out + (number - first) * observed->length, *observed);
    });
}

// Play games to their ends, each seat with dice of its own for its choices, but no longer than `most` decisions.
DUSKHALL_API Int duskhall_play_minds(Batch* batch, Int first, Int last, const Byte* keys, Int most, Int* decisions,
                                     Int threads) {
    const Int seats = batch->setup->seats;
    return for_each(batch, first, last, threads, [&](Int number) {
        Game* game = batch->states + number;
        duskhall::Dice dice[duskhall::ASKS];
        for (Int seat = 0; seat < seats; ++seat)
            dice[seat].start(keys + ((number - first) * seats + seat) * duskhall::KEY);
        Int made = 0;
        for (; game->asks.size && made <= most; ++made) {
            const Int place = game->next();
            const duskhall::Ask& ask = at(game->asks, place);
            const Int options = ask.options.size;
            take(game, place, at(ask.options, options > 1 ? dice[ask.seat].below(options) : 0));
        }
        decisions[number - first] = made;
        look(batch, number);
    });
}

// Write a state down as numbers, and return how many these are; at most `room` are written.
DUSKHALL_API Int duskhall_save(Batch* batch, Int number, Int* out, Int room) {
    duskhall::Saving saving(out, room);
    walk_kernel(saving, batch->states[number]);
    walk_fields(saving, batch->states[number]);
    return saving.used;
}

// Become the state that was written down.
DUSKHALL_API Int duskhall_restore(Batch* batch, Int number, const Int* in, Int size) {
    return for_each(batch, number, number + 1, 1, [&](Int) {
        Game* game = batch->states + number;
        sit_down(*batch->setup, game);
        duskhall::Restoring restoring(in, size);
        walk_kernel(restoring, *game);
        walk_fields(restoring, *game);
        if (restoring.left != 0) duskhall::trap(duskhall::OUTSIDE);
        look(batch, number);
    });
}

// Copy states of one batch, or of two of the same setup.
DUSKHALL_API Int duskhall_copy(Batch* to, Int place, const Batch* from, Int number, Int times) {
    if (place < 0 || number < 0 || number >= from->games || place + times > to->games) return duskhall::OUTSIDE;
    for (Int time = 0; time < times; ++time) {
        std::memcpy(static_cast<void*>(to->states + place + time), from->states + number, sizeof(Game));
        count(to, place + time);
    }
    return duskhall::RIGHT;
}

DUSKHALL_API void duskhall_digests(Batch* batch, std::uint64_t* out) {
    for (Int number = 0; number < batch->games; ++number) {
        duskhall::Digesting digesting;
        walk_kernel(digesting, batch->states[number]);
        walk_fields(digesting, batch->states[number]);
        out[number] = digesting.found;
    }
}
