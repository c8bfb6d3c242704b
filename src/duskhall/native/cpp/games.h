// A table laid out, and what is asked at it: the same on a processor and on a GPU.  Included after the rules.
#pragma once

#include "runtime.h"

namespace duskhall {

// --- Tables, from numbers -------------------------------------------------------------------------------------------

// Reads the numbers of the content into one piece of memory; `base` is where that piece will be read.
struct Loading {
    const Int* from;
    Int left;
    char* memory;
    char* base;
    std::size_t size, used = 0;

    RULE Int value() {
        if (left-- == 0) trap(MISSING);
        return *from++;
    }
    template <class T>
    RULE T* place(Int number, const T** seen) {
        used = (used + alignof(T) - 1) / alignof(T) * alignof(T);
        const std::size_t at = used;
        used += sizeof(T) * static_cast<std::size_t>(number);
        if (number < 0 || used > size) trap(FULL);
        *seen = reinterpret_cast<const T*>(base + at);
        return reinterpret_cast<T*>(memory + at);
    }
    template <class T>
    RULE void operator()(const char*, T& field) { load(*this, field); }
};
RULE inline void load(Loading& from, Cell& cell) { cell = from.value(); }
RULE inline void load(Loading& from, Step& step) { step = static_cast<Step>(from.value()); }
template <class T>
RULE APART void load(Loading& from, Column<T>& column) {
    column.size = from.value();
    T* cells = from.place(column.size, &column.cells);
    for (Int at = 0; at < column.size; ++at) {
        cells[at] = T();
        load(from, cells[at]);
    }
}
template <class T>
RULE auto load(Loading& from, T& printed) -> decltype(walk_fields(from, printed)) { walk_fields(from, printed); }

// --- A game -----------------------------------------------------------------------------------------------------------

// What all games of a batch have in common.
struct Shared {
    const Tables* tables = nullptr;
    View settings;
    const Int* offsets = nullptr;  // of each question in the flat action space
    Int seats = 0, actions = 0;
};

// What is asked in each game, in the caller's own arrays.
struct Seen {
    std::int32_t* seat;      // -1 where the game is over
    std::int32_t* question;
    std::int32_t* number;    // of the ask
    std::int32_t* ended;
    Int* decisions;          // so far
    Int* finished;           // games, so far
    Byte* mask;              // a byte per action
};

RULE inline void sit_down(const Shared& shared, Game* game) {
    game->seats = shared.seats;
    game->tables = shared.tables;
    game->settings = shared.settings;
}

RULE APART inline void lay_out(const Shared& shared, Game* game, const Byte* key) {
    sit_down(shared, game);
    game->clear_kernel();
    game->dice.start(key);
#ifdef __CUDACC__
    start_rules(game);
#else
    Cell* counts = game->counts;  // who listens hears what is told from the first step on, as in Python
    game->counts = nullptr;
    start_rules(game);
    game->counts = counts;
#endif
}
RULE inline void begin(const Shared& shared, Game* game, const Byte* key) {
    lay_out(shared, game, key);
    run(game);
}

// The key of the game that follows one: SHA-256 of its key and eight bytes 0xff.
RULE APART inline void next_key(const Dice& dice, Byte* key) {
    Dice next;
    next.start(dice.key);
    next.counter = -1;
    next.below(1);
    for (Int at = 0; at < KEY; ++at) key[at] = next.block[at];
}

// Show what is asked in a game; its mask may be empty already.
RULE APART inline void look(const Shared& shared, const Game& game, const Seen& seen, Int number, bool is_empty = false) {
    if (seen.seat == nullptr) return;
    const bool asks = game.asks.size > 0;
    const Ask* ask = asks ? &game.asks.cells[game.next()] : nullptr;
    seen.seat[number] = asks ? static_cast<std::int32_t>(ask->seat) : -1;
    seen.question[number] = asks ? ask->question.index : -1;
    seen.number[number] = asks ? static_cast<std::int32_t>(ask->number) : 0;
    seen.ended[number] = static_cast<std::int32_t>(game.ended);
    if (seen.mask == nullptr) return;
    Byte* mask = seen.mask + number * shared.actions;
#ifdef __CUDACC__
    for (Int at = 0; at < shared.actions && !is_empty; ++at) mask[at] = 0;
#else
    if (!is_empty) __builtin_memset(mask, 0, static_cast<std::size_t>(shared.actions));
#endif
    if (!asks) return;
    mask += shared.offsets[ask->question.index];
    for (Int at = 0; at < ask->options.size; ++at) mask[ask->options.cells[at].value] = 1;
}

// Names the field of a state in which an address lies.
struct Naming : Walking {
    const char* where;
    char* name;
    std::size_t room;
    RULE Int value(Int number) { return number; }
    template <class T>
    RULE auto inside(T& field, int) -> decltype(walk_fields(*this, field)) {
        if (room > 1) *name++ = '.', --room;
        walk_fields(*this, field);
    }
    template <class T>
    RULE void inside(T&, long) {}
    template <class T>
    RULE void operator()(const char* called, T& field) {
        const char* first = reinterpret_cast<const char*>(&field);
        if (where < first || where >= first + sizeof(T)) return;
        for (; *called && room > 1; --room) *name++ = *called++;
        *name = 0;
        inside(field, 0);
    }
};

RULE inline void name_field(Game& game, const void* where, char* name, std::size_t room) {
    Naming naming;
    naming.where = static_cast<const char*>(where);
    naming.name = name, naming.room = room;
    walk_kernel(naming, game);
    walk_fields(naming, game);
}

}  // namespace duskhall
