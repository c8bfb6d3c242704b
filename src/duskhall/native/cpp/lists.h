// Numbers and lists as Python means them: indices from the end, slices, division, truth.  A list has a fixed capacity,
// and whatever would outgrow its place is trapped.
#pragma once

#ifdef __CUDACC_RTC__  // compiled while a program runs, without the headers of a C++ library
namespace std {
using int32_t = int;
using int64_t = long long;
using uint8_t = unsigned char;
using uint32_t = unsigned int;
using uint64_t = unsigned long long;
using size_t = decltype(sizeof 0);
}  // namespace std
#define INT64_MAX 0x7fffffffffffffffLL
#else
#include <cstddef>
#include <cstdint>
#endif

// A rule is a function of its own: a GPU's compiler would put all of them into one, and take minutes for it.
#ifdef __CUDACC__
#define RULE __device__
#define APART __noinline__
#define SHORT __device__ inline
#else
#define RULE
#define APART
#define SHORT inline __attribute__((always_inline))  // what is called everywhere
#endif

namespace duskhall {

using Int = std::int64_t;
using Step = std::int32_t;  // the number of a function

constexpr Int END = INT64_MAX;  // of a slice that has none

// --- What goes wrong ------------------------------------------------------------------------------------------------

enum Wrong : std::int32_t {
    RIGHT,
    FULL,        // a list outgrows its capacity
    OUTSIDE,     // an index is outside its list
    MISSING,     // an entry is not in its list
    EMPTY,       // the least or greatest of nothing
    WIDE,        // a number does not fit its cell
    BY_ZERO,     // division
    UNKNOWN,     // there is no such step
    DEEP,        // a function calls itself too deep
    UNENDING,    // the rules go on and on, and ask nobody
    REFUSED,     // an action is not legal now
};

// `where` is an address in the state, if it concerns one of its fields; or `number` says more.
struct Trap {
    Wrong what;
    const void* where;
    Int number;
};

#ifdef __CUDACC__
// A thread plays one game; whoever is trapped writes down why, and ends alone.
[[noreturn]] RULE void trap(Wrong what, const void* where = nullptr, Int number = 0);
#else
[[noreturn, gnu::cold, gnu::noinline]] inline void trap(Wrong what, const void* where = nullptr, Int number = 0) {
    throw Trap{what, where, number};
}
#endif

// --- Lists ----------------------------------------------------------------------------------------------------------

// What a list holds.
struct Cell {
    std::int32_t value;
    Cell() = default;
    SHORT constexpr Cell(Int given) : value(static_cast<std::int32_t>(given)) {
        if (value != given) trap(WIDE, this, given);
    }
    SHORT constexpr operator Int() const { return value; }
    RULE Cell& operator+=(Int more) { return *this = Cell(value + more); }
    RULE Cell& operator-=(Int less) { return *this = Cell(value - less); }
    RULE Cell& operator*=(Int times) { return *this = Cell(value * times); }
    RULE Cell& operator|=(Int bits) { return *this = Cell(value | bits); }
    RULE Cell& operator&=(Int bits) { return *this = Cell(value & bits); }
    RULE Cell& operator^=(Int bits) { return *this = Cell(value ^ bits); }
};

SHORT Int place_in(Int size, Int index) {
    if (static_cast<std::uint64_t>(index) < static_cast<std::uint64_t>(size)) return index;
    if (index >= 0 || index + size < 0) trap(OUTSIDE, nullptr, index);
    return index + size;
}

// A list that is only read: a table's, a constant, or another list as it is now.
template <class T>
struct Column {
    const T* cells = nullptr;
    Int size = 0;
};
using View = Column<Cell>;

// Whether so many cells are better moved all at once: most lists are short, and a loop is done before a call begins.
template <class T>
SHORT constexpr bool is_long(Int) {
    return false;
}
template <class T>
RULE void move_cells(T*, const T*, Int) {}
#ifndef __CUDACC__
template <>
SHORT constexpr bool is_long<Cell>(Int number) {
    return number > 16;
}
template <>
inline void move_cells(Cell* to, const Cell* from, Int number) {
    __builtin_memmove(static_cast<void*>(to), from, static_cast<std::size_t>(number) * sizeof(Cell));
}
#endif

// What can be done with a list, wherever its cells are.
template <class T, class Self>
struct Listed {
    RULE Self& self() { return static_cast<Self&>(*this); }
    RULE const Self& self() const { return static_cast<const Self&>(*this); }
    RULE operator Column<T>() const { return {self().cells, self().size}; }
    SHORT void append(const T& item) {
        Self& list = self();
        if (list.size >= list.most()) trap(FULL, &list.size, list.most());
        list.cells[list.size++] = item;
    }
    RULE void insert(Int at, const T& item) {
        Self& list = self();
        Int place = at < 0 ? at + list.size : at;
        place = place < 0 ? 0 : place > list.size ? list.size : place;
        append(item);
        for (Int from = list.size - 1; from > place; --from) list.cells[from] = list.cells[from - 1];
        list.cells[place] = item;
    }
    RULE T pop(Int index = -1) {
        Self& list = self();
        Int at = place_in(list.size, index);
        T item = list.cells[at];
        for (--list.size; at < list.size; ++at) list.cells[at] = list.cells[at + 1];
        return item;
    }
    RULE Int find(Int item) const {
        const Self& list = self();
        for (Int at = 0; at < list.size; ++at)
            if (list.cells[at] == item) return at;
        trap(MISSING, &list.size, item);
    }
    RULE void remove(Int item) { pop(find(item)); }
    RULE void clear() { self().size = 0; }
    RULE void fill(Int item, Int number) {
        Self& list = self();
        if (number > list.most()) trap(FULL, &list.size, list.most());
        const T cell = item;
        for (Int at = 0; at < number; ++at) list.cells[at] = cell;
        list.size = number < 0 ? 0 : static_cast<std::int32_t>(number);
    }
    RULE void sort() {  // lists are short, and mostly sorted
        Self& list = self();
        for (Int at = 1; at < list.size; ++at) {
            T item = list.cells[at];
            Int place = at;
            for (; place > 0 && item < list.cells[place - 1]; --place) list.cells[place] = list.cells[place - 1];
            list.cells[place] = item;
        }
    }
    RULE void take(Column<T> other) {  // it may be a part of this very list
        Self& list = self();
        if (other.size > list.most()) trap(FULL, &list.size, list.most());
        if (is_long<T>(other.size))
            move_cells(list.cells, other.cells, other.size);
        else if (other.cells >= list.cells)
            for (Int at = 0; at < other.size; ++at) list.cells[at] = other.cells[at];
        else
            for (Int at = other.size; at-- > 0;) list.cells[at] = other.cells[at];
        list.size = static_cast<std::int32_t>(other.size);
    }
    RULE Self& operator+=(Column<T> other) {
        Self& list = self();
        if (list.size + other.size > list.most()) trap(FULL, &list.size, list.most());
        T* last = list.cells + list.size;
        if (is_long<T>(other.size))
            move_cells(last, other.cells, other.size);
        else
            for (Int at = 0; at < other.size; ++at) last[at] = other.cells[at];
        list.size += static_cast<std::int32_t>(other.size);
        return list;
    }
};

constexpr struct Each {
} EACH{};  // before the entries of a list that is written out

template <class T, Int N>
struct List : Listed<T, List<T, N>> {
    std::int32_t size = 0;
    T cells[N];

    RULE List() {}  // which leaves the cells as they are
    template <class... Items>
    RULE List(Each, const Items&... items) {
        (this->append(items), ...);
    }
    RULE List(Column<T> other) { this->take(other); }
    RULE List(const List& other) { this->take(other); }
    template <class U, Int M>
    RULE List(const List<U, M>& other) {
        copy(other);
    }
    RULE List& operator=(Column<T> other) {
        this->take(other);
        return *this;
    }
    RULE List& operator=(const List& other) {
        this->take(other);
        return *this;
    }
    template <class U, Int M>
    RULE List& operator=(const List<U, M>& other) {
        copy(other);
        return *this;
    }
    RULE static constexpr Int most() { return N; }

   private:
    template <class U, Int M>
    RULE void copy(const List<U, M>& other) {
        if (other.size > N) trap(FULL, &size, N);
        size = other.size;
        for (Int at = 0; at < size; ++at) cells[at] = other.cells[at];
    }
};

// Another name for a list that is changed, whatever its capacity.
struct Pile : Listed<Cell, Pile> {
    Cell* cells;
    std::int32_t& size;
    Int capacity;
    template <Int N>
    RULE Pile(List<Cell, N>& list) : cells(list.cells), size(list.size), capacity(N) {}
    RULE Pile(Cell* first, std::int32_t& number) : cells(first), size(number), capacity(number) {}
    RULE Int most() const { return capacity; }
};

// Another name for a list whose cells are changed, but not their number.
struct Row {
    Cell* cells;
    Int size;
    template <class L>
    RULE Row(L& list) : cells(list.cells), size(list.size) {}
    RULE operator View() const { return {cells, size}; }
};

using Ints = List<Cell, CAPACITY>;
using Rows = List<Ints, ROWS>;

template <class L>
SHORT auto at(L&& list, Int index) -> decltype((list.cells[0])) {
    return list.cells[place_in(list.size, index)];
}
template <class L>
RULE Int len(const L& list) {
    return list.size;
}

RULE inline bool truth(bool value) { return value; }
RULE inline bool truth(Int value) { return value != 0; }
template <class L>
RULE auto truth(const L& list) -> decltype(list.size > 0) {
    return list.size > 0;
}

RULE inline Int place_of(View list, Int item) {  // or -1
    for (Int at = 0; at < list.size; ++at)
        if (list.cells[at].value == item) return at;
    return -1;
}
RULE inline bool has(View list, Int item) { return place_of(list, item) >= 0; }
RULE inline Int index(View list, Int item) {
    Int place = place_of(list, item);
    if (place < 0) trap(MISSING, list.cells, item);
    return place;
}
RULE inline Int count(View list, Int item) {
    Int found = 0;
    for (Int at = 0; at < list.size; ++at) found += list.cells[at].value == item;
    return found;
}
// for each in list: counts[first + each] += 1
RULE inline void count_each(Row counts, Int first, View list) {
    Int place = 0;
#ifdef __CUDACC__
    constexpr Int SOME = 8;  // are read before any is counted: nobody waits for one after another
    for (Int at[SOME]; place + SOME <= list.size; place += SOME) {
        for (Int each = 0; each < SOME; ++each) at[each] = place_in(counts.size, first + list.cells[place + each].value);
        for (Int each = 0; each < SOME; ++each) counts.cells[at[each]] += 1;
    }
#else
    Cell* from = counts.cells + first;
    for (; place < list.size; ++place) {
        const Int each = list.cells[place].value;
        if (static_cast<std::uint64_t>(first + each) >= static_cast<std::uint64_t>(counts.size)) break;
        if (__builtin_add_overflow(from[each].value, 1, &from[each].value)) trap(WIDE, from + each, Int(1) << 31);
    }
#endif
    for (; place < list.size; ++place) counts.cells[place_in(counts.size, first + list.cells[place].value)] += 1;
}
// for each in range(number): to[first + each] = from[second + each]
RULE inline void copy_each(Row to, Int first, View from, Int second, Int number) {
    Int each = 0;
    if (first >= 0 && second >= 0 && first + number <= to.size && second + number <= from.size) {
        Cell* there = to.cells + first;
        const Cell* here = from.cells + second;
#ifndef __CUDACC__
        if (there <= here || there >= here + number)  // several at once, where none of them is read later
            for (; each + 4 <= number; each += 4)
                __builtin_memcpy(static_cast<void*>(there + each), here + each, 4 * sizeof(Cell));
#endif
        for (; each < number; ++each) there[each].value = here[each].value;
    }
    for (; each < number; ++each) at(to, first + each) = at(from, second + each);
}
RULE inline std::int32_t lowest_bit(std::uint64_t bits) {
#ifdef __CUDACC__
    return __ffsll(static_cast<Int>(bits)) - 1;
#else
    return __builtin_ctzll(bits);
#endif
}
RULE inline bool same(View one, View other) {
    if (one.size != other.size) return false;
    for (Int at = 0; at < one.size; ++at)
        if (one.cells[at].value != other.cells[at].value) return false;
    return true;
}
RULE inline Ints plus(View one, View other) {
    Ints all = one;
    all += other;
    return all;
}
RULE inline Ints times(View list, Int number) {
    Ints all;
    for (Int time = 0; time < number; ++time) all += list;
    return all;
}
RULE inline View part(View list, Int from, Int to) {
    Int first = from < 0 ? from + list.size : from, last = to < 0 ? to + list.size : to;
    first = first < 0 ? 0 : first > list.size ? list.size : first;
    last = last < 0 ? 0 : last > list.size ? list.size : last;
    return {list.cells + first, last > first ? last - first : 0};
}
RULE inline Ints sorted(View list) {
    Ints all = list;
    all.sort();
    return all;
}
RULE inline Ints each_once(View list) {  // sorted(set(...))
    std::uint64_t bits = 0, most = 0;  // mostly entries of a short catalogue: a bit for each needs no comparing
    for (Int at = 0; at < list.size; ++at) {
        const std::uint64_t number = static_cast<std::uint64_t>(static_cast<Int>(list.cells[at].value));
        bits |= std::uint64_t(1) << (number & 63);
        most |= number;
    }
    if (most < 64 && list.size <= CAPACITY) {
        Ints found;
        for (; bits; bits &= bits - 1) found.cells[found.size++].value = lowest_bit(bits);
        return found;
    }
    Ints all = list;
    all.sort();
    std::int32_t kept = 0;
    for (Int at = 0; at < all.size; ++at)
        if (kept == 0 || all.cells[kept - 1].value != all.cells[at].value) all.cells[kept++] = all.cells[at];
    all.size = kept;
    return all;
}
RULE inline Ints backwards(View list) {
    Ints all;
    for (Int at = list.size; at-- > 0;) all.append(list.cells[at]);
    return all;
}
RULE inline Ints changed(View list, Int place, Int value) {
    Ints all = list;
    at(all, place) = value;
    return all;
}
template <class... Values>
RULE bool one_of(Int value, Values... values) {
    return ((value == values) || ...);
}
RULE inline bool any_of(View list) { return count(list, 0) < list.size; }
RULE inline bool all_of(View list) { return count(list, 0) == 0; }
RULE inline Int least(View list) {
    if (!list.size) trap(EMPTY);
    Int found = list.cells[0];
    for (Int at = 1; at < list.size; ++at)
        if (list.cells[at] < found) found = list.cells[at];
    return found;
}
RULE inline Int greatest(View list) {
    if (!list.size) trap(EMPTY);
    Int found = list.cells[0];
    for (Int at = 1; at < list.size; ++at)
        if (list.cells[at] > found) found = list.cells[at];
    return found;
}
template <class... Others>
RULE Int least_of(Int one, Others... others) {
    ((one = others < one ? Int(others) : one), ...);
    return one;
}
template <class... Others>
RULE Int greatest_of(Int one, Others... others) {
    ((one = others > one ? Int(others) : one), ...);
    return one;
}
RULE inline Int total(View list) {
    Int sum = 0;
    for (Int at = 0; at < list.size; ++at) sum += list.cells[at];
    return sum;
}
RULE inline Ints numbers(Int from, Int to, Int step) {  // range(...)
    Ints all;
    for (Int number = from; step > 0 ? number < to : number > to; number += step) all.append(number);
    return all;
}

// --- Numbers --------------------------------------------------------------------------------------------------------

RULE inline Int floor_div(Int one, Int other) {
    if (other == 0) trap(BY_ZERO);
    Int quotient = one / other;
    return one % other != 0 && (one < 0) != (other < 0) ? quotient - 1 : quotient;
}
RULE inline Int floor_mod(Int one, Int other) {
    if (other == 0) trap(BY_ZERO);
    if (other > 0 && other < (Int(1) << 32) && one < 2 * other && one >= -other) {  // mostly a seat: division takes long
        const Int near = one + (other & -Int(one < 0));
        return near - (other & -Int(near >= other));  // no branch: which seat it is nobody can guess
    }
    Int rest = one % other;
    return rest != 0 && (rest < 0) != (other < 0) ? rest + other : rest;
}
RULE inline Int absolute(Int number) { return number < 0 ? -number : number; }

// 1 if something is so, else 0, and no branch on it: what the dice show no processor guesses.
SHORT Int unguessed(bool truth) {
    Int number = truth;
#ifndef __CUDACC__
    __asm__("" : "+r"(number));
#endif
    return number;
}

// A function that calls itself goes no deeper than DEPTH.
struct Deeper {
    Int& depth;
    RULE explicit Deeper(Int& counted) : depth(counted) {
        if (depth == DEPTH) trap(DEEP, nullptr, DEPTH);
        ++depth;
    }
    RULE ~Deeper() { --depth; }
};

}  // namespace duskhall
