// What translated rules stand on: asks, the agenda, and the engine of duskhall/kernel/state.py.
// The capacities (CAPACITY, ROWS, PLANS, ASKS, OPTIONS, DEPTH) are the game's own, and stand before this file.
#pragma once

#include "dice.h"
#include "lists.h"

namespace duskhall {

constexpr Int ABSENT = -5;
constexpr Int NO_ANSWER = -1;
constexpr Int MOST_STEPS = 10000;  // that rules do for one decision
enum Mode : Int { ONE, ALL, ANY };

struct Question {
    std::int32_t index;
    std::int32_t first;  // how many words come before the entries of its catalogue
    RULE constexpr Int of(Int entry) const { return first + entry; }
    RULE constexpr Int entry(Int option) const { return option - first; }
    RULE constexpr bool is_word(Int option) const { return option < first; }
    RULE Ints each(View entries) const {
        Ints options;
        for (Int at = 0; at < entries.size; ++at) options.append(first + entries.cells[at]);
        return options;
    }
};
RULE inline bool operator==(Question one, Question other) { return one.index == other.index; }
RULE Question question_of(Int index);

using Options = List<Cell, OPTIONS>;

struct Ask {
    Int seat;
    Question question;
    Options options;
    Step then;
    Int number;
};
using Asks = List<Ask, ASKS>;

RULE inline void add(Asks& asks, Int seat, Question question, View options, Step then, Int number) {
    if (asks.size == ASKS) trap(FULL, &asks.size, ASKS);
    Ask& asked = asks.cells[asks.size++];
    asked.seat = seat, asked.question = question, asked.then = then, asked.number = number;
    asked.options = options;
}

struct Plan {
    Step step;
    Cell a, b;
};

// What everybody at a table shares.
struct State {
    Int seats = 0;
    Int ended = 0;
    Int reveals = 0;
    Int mode = ONE;
    Int depth = 0;  // of functions that call themselves
#ifdef __CUDACC__
    static constexpr Cell* counts = nullptr;  // on a GPU nobody listens
    std::int32_t done = 0;                    // steps since the last answer
    bool is_new = false;                      // nobody has answered yet
#else
    Cell* counts = nullptr;  // where what is told is counted; mostly nobody listens
#endif
    const Int* counted = nullptr;  // where each count begins
    View settings;
    Dice dice;
    List<Plan, PLANS> agenda;
    List<Cell, ASKS> sealed;
    Asks asks;

    RULE void do_(Step step, Int a = ABSENT, Int b = ABSENT) { agenda.append(Plan{step, a, b}); }
    template <class... Steps>
    RULE void plan(Steps... steps) {
        const Step all[] = {static_cast<Step>(steps)...};
        for (Int at = sizeof...(steps); at-- > 0;) do_(all[at]);
    }
    template <class... Steps>
    RULE APART void do_last(Step last, Steps... kept) {
        List<Plan, PLANS> before = agenda;
        agenda.clear();
        do_(last);
        for (Int at = 0; at < before.size; ++at)
            if (one_of(before.cells[at].step, kept...)) agenda.append(before.cells[at]);
    }
    RULE APART void ask(Int seat, Question question, View options, Step then, Int number = ABSENT) {
        mode = ONE;
        asks.clear();
        add(asks, seat, question, options, then, number);
    }
    RULE APART void ask_all(const Asks& all) {
        mode = ALL;
        asks = all;
        sealed.clear();
        for (Int at = 0; at < asks.size; ++at) sealed.append(NO_ANSWER);
    }
    RULE APART void ask_any(const Asks& all) {
        mode = ANY;
        asks = all;
    }
    RULE void reveal() { ++reveals; }
    RULE void end(Int how = 1) {
        ended = how;
        agenda.clear();
    }
    RULE Int setting(Int index) const { return at(settings, index); }
    RULE void clear_kernel() {
        agenda.clear();
        asks.clear();
        sealed.clear();
        mode = ONE;
        reveals = ended = depth = 0;
    }
    // Which ask is to be answered next; there must be one.
    RULE Int next() const { return mode == ALL ? place_of(sealed, NO_ANSWER) : 0; }
};

// --- The engine -----------------------------------------------------------------------------------------------------

template <class Game>
RULE APART void run(Game* game) {
    for (Int done = 0; game->agenda.size && !game->asks.size; ++done) {
        const Plan next = game->agenda.cells[game->agenda.size - 1];
        if (done == MOST_STEPS) trap(UNENDING, nullptr, next.step);
        --game->agenda.size;
        run_step(game, next.step, next.a, next.b, ABSENT);
    }
}

template <class Game>
RULE APART void open_sealed(Game* game) {
    const Int number = game->asks.size;
    Int seats[ASKS], answers[ASKS];
    Step heard_by[ASKS];
    for (Int at = 0; at < number; ++at) {
        seats[at] = game->asks.cells[at].seat;
        heard_by[at] = game->asks.cells[at].then;
        answers[at] = game->sealed.cells[at];
    }
    game->asks.clear();
    game->sealed.clear();
    game->mode = ONE;
    game->reveal();
    for (Int at = 0; at < number; ++at) run_step(game, heard_by[at], seats[at], answers[at], ABSENT);
}

// Carry out an option of a pending ask, without checking it.
template <class Game>
RULE APART void take(Game* game, Int place, Int option) {
    if (game->mode == ALL) {
        game->sealed.cells[place] = option;
        if (has(game->sealed, NO_ANSWER)) return;
        open_sealed(game);
        run(game);
        return;
    }
    const Ask& ask = game->asks.cells[place];
    const Step then = ask.then;
    const Int seat = ask.seat, number = ask.number;
    game->asks.clear();
    run_step(game, then, seat, option, number);
    run(game);
}

// Answer everything at random until the end, and return how many decisions that took.
template <class Game>
RULE Int play_out(Game* game, Dice* dice) {
    Int decisions = 0;
    for (; game->asks.size; ++decisions) {
        const Int place = game->next();
        const Options& options = at(game->asks, place).options;
        take(game, place, options.size > 1 ? at(options, dice->below(options.size)) : at(options, 0));
    }
    return decisions;
}

// Answer everything until the end: for these seats, a bit for each, as the game's policy does, for the others at random.
template <class Game>
RULE Int play_by_policy(Game* game, Int seats, Dice* dice) {
    Int decisions = 0;
    for (; game->asks.size; ++decisions) {
        const Int place = game->next();
        const Ask& ask = at(game->asks, place);
        const Options& options = ask.options;
        if (seats >> ask.seat & 1) {
            const Int option = answer_by_policy(game, ask, dice);
            if (!has(options, option)) trap(REFUSED, nullptr, option);
            take(game, place, option);
        } else {
            take(game, place, options.size > 1 ? at(options, dice->below(options.size)) : at(options, 0));
        }
    }
    return decisions;
}

// Let the game's policy answer for everybody, at most so often.
template <class Game>
RULE Int play_on(Game* game, Int most, Dice* dice) {
    Int decisions = 0;
    for (; game->asks.size && decisions < most; ++decisions) {
        const Int place = game->next();
        const Ask& ask = at(game->asks, place);
        const Int option = answer_by_policy(game, ask, dice);
        if (!has(ask.options, option)) trap(REFUSED, nullptr, option);
        take(game, place, option);
    }
    return decisions;
}

// Say whether a question is asked that nobody has answered yet, of all those who are asked at once.
template <class Game>
RULE bool is_newly_asked(const Game* game, Int question) {
    if (game->asks.size == 0 || game->asks.cells[game->next()].question.index != question) return false;
    if (game->mode != ALL) return true;
    for (Int at = 0; at < game->sealed.size; ++at)
        if (game->sealed.cells[at] != NO_ANSWER) return false;
    return true;
}

// What a seat means to answer, in this order: pairs of a question and an option, up to a question below 0.
struct Intent {
    const std::int32_t* pairs = nullptr;
    Int length = 0;  // pairs
    Int seat = -1;
    Int beat = -1;  // the question with which an action begins
    Int at = 0;
};

// Return what the plan says to an ask, or -1; what was planned for an action that is over is passed over.
RULE inline Int planned(const Ask& ask, Intent* plan) {
    if (ask.seat != plan->seat || plan->at >= plan->length) return -1;
    const Int question = ask.question.index;
    if (question == plan->beat)
        while (plan->at < plan->length && plan->pairs[2 * plan->at] >= 0 && plan->pairs[2 * plan->at] != question) ++plan->at;
    if (plan->at >= plan->length || plan->pairs[2 * plan->at] != question) return -1;
    const Int option = plan->pairs[2 * plan->at + 1];
    const bool can = has(ask.options, option);
    plan->at = can ? plan->at + 1 : plan->length;  // what cannot be done ends it
    return can ? option : -1;
}

// The same until a question is asked for so many times, where seats choose at random so often (in percent of times), and
// one of them by a plan as far as that goes.
template <class Game>
RULE Int play_until(Game* game, Int question, Int times, Int most, const std::int32_t* at_random, Intent plan, Dice* dice) {
    Int decisions = 0;
    for (; game->asks.size && decisions < most; ++decisions) {
        if (is_newly_asked(game, question) && --times <= 0) break;
        const Int place = game->next();
        const Ask& ask = at(game->asks, place);
        const Int often = ask.options.size > 1 ? at_random[ask.seat] : 0;
        const bool random = often > 0 && dice->below(100) < often;
        Int option = planned(ask, &plan);
        if (option < 0 && random) option = at(ask.options, dice->below(ask.options.size));
        if (option < 0) option = answer_by_policy(game, ask, dice);
        if (!has(ask.options, option)) trap(REFUSED, nullptr, option);
        take(game, place, option);
    }
    return decisions;
}

// What a seat observes of any table; duskhall/kernel/observation.py declares it, and `at` says where each part begins.
template <class Game>
RULE APART void observe_table(const Game* game, Int seat, Cell* out, const Int* at) {
    const Int seats = game->seats;
    out[at[0]] = seats;
    out[at[0] + 1] = game->ended;
    for (Int place = 0; place < game->settings.size; ++place) out[at[1] + place] = game->settings.cells[place];
    for (Int place = 0; place < game->asks.size; ++place) {
        const Ask& ask = game->asks.cells[place];
        const bool sealed = game->mode == ALL && game->sealed.cells[place] != NO_ANSWER;
        const Int from = (ask.seat - seat + seats) % seats;
        if (from == 0) {
            out[at[0] + 2] = ask.question.index + 1;
            out[at[0] + 3] = ask.number == ABSENT ? 0 : ask.number + 2;
            out[at[0] + 4] = game->mode == ALL ? game->sealed.cells[place] + 1 : 0;
        }
        if (sealed)
            out[at[3] + from] = 1;
        else
            out[at[2] + from] = ask.question.index + 1;
    }
}

// --- All fields, in the declared order ------------------------------------------------------------------------------

// Who walks has `value`, which is given a number and gives it back, or another one to be there instead.
template <class Walk>
RULE void walk(Walk& to, Int& number) { number = to.value(number); }
template <class Walk>
RULE void walk(Walk& to, bool& truth) { truth = to.value(truth) != 0; }
template <class Walk>
RULE void walk(Walk& to, Cell& cell) { cell = to.value(cell); }
template <class Walk>
RULE void walk(Walk& to, Step& step) { step = static_cast<Step>(to.value(step)); }
template <class Walk>
RULE void walk(Walk& to, Plan& plan) { walk(to, plan.step), walk(to, plan.a), walk(to, plan.b); }
template <class Walk, class T, Int N>
RULE APART void walk(Walk& to, List<T, N>& list) {
    const Int size = to.value(list.size);
    if (size < 0 || size > N) trap(FULL, &list.size, N);
    list.size = static_cast<std::int32_t>(size);
    for (Int at = 0; at < size; ++at) walk(to, list.cells[at]);
}
template <class Walk>
RULE APART void walk(Walk& to, Ask& ask) {
    walk(to, ask.seat);
    ask.question = question_of(to.value(ask.question.index));
    walk(to, ask.then), walk(to, ask.number), walk(to, ask.options);
}
template <class Walk>
RULE APART void walk(Walk& to, Dice& dice) {
    for (Int at = 0; at < KEY; ++at) dice.key[at] = static_cast<Byte>(to.value(dice.key[at]));
    const Int before = dice.position(), position = to.value(before);
    if (position != before || Walk::RESTORES) dice.move_to(position);
}
template <class Walk>
RULE void walk_kernel(Walk& to, State& state) {
    to("ended", state.ended), to("reveals", state.reveals), to("mode", state.mode), to("sealed", state.sealed);
    to("agenda", state.agenda), to("asks", state.asks), to("dice", state.dice);
}

struct Walking {
    static constexpr bool RESTORES = false;
};

// Writes all numbers down, as far as there is room, and counts them.
struct Saving : Walking {
    Int* to;
    Int room, used = 0;
    RULE Saving(Int* out, Int size) : to(out), room(size) {}
    RULE Int value(Int number) {
        if (used < room) to[used] = number;
        ++used;
        return number;
    }
    template <class T>
    RULE void operator()(const char*, T& field) { walk(*this, field); }
};

// Puts numbers that were written down back.
struct Restoring : Walking {
    static constexpr bool RESTORES = true;
    const Int* from;
    Int left;
    RULE Restoring(const Int* in, Int size) : from(in), left(size) {}
    RULE Int value(Int) {
        if (left-- == 0) trap(MISSING);
        return *from++;
    }
    template <class T>
    RULE void operator()(const char*, T& field) { walk(*this, field); }
};

// Mixes all numbers into one, the same on every machine.
struct Digesting : Walking {
    std::uint64_t found = 0x9e3779b97f4a7c15u;
    RULE Int value(Int number) {
        found = (found ^ static_cast<std::uint64_t>(number)) * 0xff51afd7ed558ccdu;
        found ^= found >> 32;
        return number;
    }
    template <class T>
    RULE void operator()(const char*, T& field) { walk(*this, field); }
};

}  // namespace duskhall
