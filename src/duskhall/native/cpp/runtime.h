// What translated rules stand on: lists of a fixed capacity, tables, the agenda, asks.  Python's meaning of indices,
// slices, division and truth, and a trap where a list would outgrow its place.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <utility>

namespace duskhall {

using Int = std::int64_t;
using Cell = std::int32_t;  // what a list holds
using Step = std::int32_t;  // the number of a function

constexpr Int CAPACITY = 160;  // of a list
constexpr Int ROWS = 24;       // of a list of lists
constexpr Int PLANS = 256;     // of the agenda
constexpr Int ASKS = 16;
constexpr Int DEPTH = 64;  // of functions that call themselves
constexpr Int ABSENT = -5;
constexpr Int END = INT64_MAX;  // of a slice that has none

[[noreturn]] inline void trap(const char* what) {
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

// --- Lists ----------------------------------------------------------------------------------------------------------

inline Int place_in(Int size, Int index) {
    Int place = index < 0 ? index + size : index;
    if (place < 0 || place >= size) trap("an index is outside its list");
    return place;
}

// A list that is only read: a table's, a constant, or another list as it is now.
template <class T>
struct Column {
    const T* cells = nullptr;
    Int size = 0;
};
using View = Column<Cell>;

template <class T, Int N>
struct List {
    T cells[N];
    std::int32_t size = 0;

    List() = default;
    List(std::initializer_list<Int> items) {
        for (Int item : items) append(static_cast<T>(item));
    }
    List(Column<T> other) {
        for (Int at = 0; at < other.size; ++at) append(other.cells[at]);
    }
    List(const List& other) { *this = other; }
    List& operator=(const List& other) {
        size = other.size;
        std::copy(other.cells, other.cells + other.size, cells);
        return *this;
    }
    operator Column<T>() const { return {cells, size}; }
    void append(const T& item) {
        if (size == N) trap("a list outgrows its capacity");
        cells[size++] = item;
    }
    void insert(Int at, const T& item) {
        append(item);
        std::rotate(cells + std::clamp<Int>(at < 0 ? at + size - 1 : at, 0, size - 1), cells + size - 1, cells + size);
    }
    T pop(Int index = -1) {
        Int at = place_in(size, index);
        T item = cells[at];
        std::copy(cells + at + 1, cells + size, cells + at);
        --size;
        return item;
    }
    void remove(Int item) { pop(find(item)); }
    void sort() { std::sort(cells, cells + size); }
    void clear() { size = 0; }
    Int find(Int item) const {
        for (Int at = 0; at < size; ++at)
            if (cells[at] == item) return at;
        trap("an entry is not in its list");
    }
    List& operator+=(Column<T> other) {
        for (Int at = 0, last = other.size; at < last; ++at) append(other.cells[at]);
        return *this;
    }
};
using Ints = List<Cell, CAPACITY>;
using Rows = List<Ints, ROWS>;

template <class T, Int N>
T& at(List<T, N>& list, Int index) { return list.cells[place_in(list.size, index)]; }
template <class T, Int N>
const T& at(const List<T, N>& list, Int index) { return list.cells[place_in(list.size, index)]; }
template <class T>
const T& at(Column<T> list, Int index) { return list.cells[place_in(list.size, index)]; }

template <class T, Int N>
Int len(const List<T, N>& list) { return list.size; }
template <class T>
Int len(Column<T> list) { return list.size; }

inline bool truth(bool value) { return value; }
inline bool truth(Int value) { return value != 0; }
inline bool truth(Cell value) { return value != 0; }
template <class T, Int N>
bool truth(const List<T, N>& list) { return list.size > 0; }
template <class T>
bool truth(Column<T> list) { return list.size > 0; }

inline bool has(View list, Int item) { return std::find(list.cells, list.cells + list.size, item) != list.cells + list.size; }
inline Int count(View list, Int item) { return std::count(list.cells, list.cells + list.size, item); }
inline Int index(View list, Int item) {
    if (!has(list, item)) trap("an entry is not in its list");
    return std::find(list.cells, list.cells + list.size, item) - list.cells;
}
inline bool same(View one, View other) {
    return one.size == other.size && std::equal(one.cells, one.cells + one.size, other.cells);
}
inline Ints plus(View one, View other) {
    Ints all = one;
    all += other;
    return all;
}
inline Ints times(View list, Int number) {
    Ints all;
    for (Int time = 0; time < number; ++time) all += list;
    return all;
}
inline View part(View list, Int from, Int to) {
    Int first = std::clamp<Int>(from < 0 ? from + list.size : from, 0, list.size);
    Int last = std::clamp<Int>(to < 0 ? to + list.size : to, 0, list.size);
    return {list.cells + first, std::max<Int>(0, last - first)};
}
inline Ints sorted(View list) {
    Ints all = list;
    all.sort();
    return all;
}
inline Ints each_once(View list) {  // sorted(set(...))
    Ints all = sorted(list);
    all.size = static_cast<std::int32_t>(std::unique(all.cells, all.cells + all.size) - all.cells);
    return all;
}
inline Ints backwards(View list) {
    Ints all = list;
    std::reverse(all.cells, all.cells + all.size);
    return all;
}
inline Int total_of(View list) {  // how many are true
    return list.size - std::count(list.cells, list.cells + list.size, 0);
}
inline Ints changed(View list, Int place, Int value) {
    Ints all = list;
    at(all, place) = static_cast<Cell>(value);
    return all;
}
inline bool one_of(Int value, std::initializer_list<Int> values) {
    return std::find(values.begin(), values.end(), value) != values.end();
}
inline bool any_of(View list) { return total_of(list) > 0; }
inline bool all_of(View list) { return total_of(list) == list.size; }
inline Int least(View list) {
    if (!list.size) trap("min of nothing");
    return *std::min_element(list.cells, list.cells + list.size);
}
inline Int greatest(View list) {
    if (!list.size) trap("max of nothing");
    return *std::max_element(list.cells, list.cells + list.size);
}
inline Int total(View list) {
    Int sum = 0;
    for (Int at = 0; at < list.size; ++at) sum += list.cells[at];
    return sum;
}
inline Ints numbers(Int from, Int to, Int step) {  // range(...)
    Ints all;
    for (Int number = from; step > 0 ? number < to : number > to; number += step) all.append(static_cast<Cell>(number));
    return all;
}

// --- Numbers --------------------------------------------------------------------------------------------------------

inline Int floor_div(Int one, Int other) {
    Int quotient = one / other;
    return one % other != 0 && (one < 0) != (other < 0) ? quotient - 1 : quotient;
}
inline Int floor_mod(Int one, Int other) { return one - floor_div(one, other) * other; }

// A function that calls itself goes no deeper than DEPTH.
struct Deeper {
    Int& depth;
    explicit Deeper(Int& counted) : depth(counted) {
        if (++depth > DEPTH) trap("a function calls itself too deep");
    }
    ~Deeper() { --depth; }
};

// --- What every state has -------------------------------------------------------------------------------------------

struct Question {
    Int index;
    Int first;  // how many words come before the entries of its catalogue
    Int of(Int entry) const { return first + entry; }
    Int entry(Int option) const { return option - first; }
    bool is_word(Int option) const { return option < first; }
    Ints each(View entries) const {
        Ints options;
        for (Int at = 0; at < entries.size; ++at) options.append(static_cast<Cell>(first + entries.cells[at]));
        return options;
    }
};
inline bool operator==(Question one, Question other) { return one.index == other.index; }

struct Ask {
    Int seat;
    Question question;
    Ints options;
    Step then;
    Int number;
};

struct Asks {
    Ask cells[ASKS];
    Int size = 0;
    void append(const Ask& ask) {
        if (size == ASKS) trap("too many asks at once");
        cells[size++] = ask;
    }
};
inline bool truth(const Asks& asks) { return asks.size > 0; }
inline Int len(const Asks& asks) { return asks.size; }
inline const Ask& at(const Asks& asks, Int index) { return asks.cells[place_in(asks.size, index)]; }

struct Dice {
    Int below(Int bound);  // the same stream as in Python; written with the rest of the kernel
    void shuffle(Ints& items) {
        for (Int last = items.size - 1; last > 0; --last) std::swap(items.cells[last], items.cells[below(last + 1)]);
    }
};

struct State {
    Int seats = 0;
    Int ended = 0;
    Int reveals = 0;
    Int mode = 0;
    Dice dice;
    View settings;
    struct Plan {
        Step step;
        Int a, b;
    } agenda[PLANS];
    Int planned = 0;
    Asks asks;

    void do_(Step step, Int a = ABSENT, Int b = ABSENT) {
        if (planned == PLANS) trap("too much is planned");
        agenda[planned++] = {step, a, b};
    }
    void plan(std::initializer_list<Step> steps) {
        for (const Step* step = steps.end(); step != steps.begin();) do_(*--step);
    }
    void do_last(Step last, std::initializer_list<Step> kept) {
        Plan before[PLANS];
        Int number = planned;
        std::copy(agenda, agenda + planned, before);
        planned = 0;
        do_(last);
        for (Int at = 0; at < number; ++at)
            if (std::find(kept.begin(), kept.end(), before[at].step) != kept.end()) agenda[planned++] = before[at];
    }
    void ask(Int seat, Question question, View options, Step then, Int number = ABSENT) {
        mode = 0;
        asks.size = 0;
        asks.append({seat, question, Ints(options), then, number});
    }
    void ask_all(const Asks& all) { mode = 1, asks = all; }
    void ask_any(const Asks& all) { mode = 2, asks = all; }
    void reveal() { ++reveals; }
    void end(Int how = 1) { ended = how, planned = 0; }
    Int setting(Int index) const { return at(settings, index); }
};

}  // namespace duskhall
