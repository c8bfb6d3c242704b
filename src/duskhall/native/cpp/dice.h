// The dice of a table: the stream SHA-256(key + counter), as in duskhall/kernel/dice.py, the same draws and rejections.
#pragma once

#include "lists.h"

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__CUDACC__)
#include <immintrin.h>
#define DUSKHALL_SHA_INSTRUCTIONS 1
#endif

namespace duskhall {

using Byte = std::uint8_t;
using Word = std::uint32_t;

constexpr Int BLOCK = 32;  // bytes of one digest
constexpr Int KEY = 32;    // bytes of a key

#ifdef __CUDACC__
__device__ __constant__
#else
alignas(16) constexpr
#endif
    Word ROUNDS_OF_SHA[64] = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

RULE inline Word turned(Word word, int bits) { return word >> bits | word << (32 - bits); }

// The digest of one block of sixteen words.
RULE inline void sha256_plain(Word* w, Word* digest) {
    const Word first[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                           0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    Word a = first[0], b = first[1], c = first[2], d = first[3], e = first[4], f = first[5], g = first[6], h = first[7];
    for (int round = 0; round < 64; ++round) {
        if (round >= 16) {
            Word one = w[(round + 1) & 15], other = w[(round + 14) & 15];
            Word small0 = turned(one, 7) ^ turned(one, 18) ^ one >> 3;
            Word small1 = turned(other, 17) ^ turned(other, 19) ^ other >> 10;
            w[round & 15] += small0 + w[(round + 9) & 15] + small1;
        }
        Word big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
        Word one = h + big1 + ((e & f) ^ (~e & g)) + ROUNDS_OF_SHA[round] + w[round & 15];
        Word big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
        Word other = big0 + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + one, d = c, c = b, b = a, a = one + other;
    }
    const Word last[8] = {a, b, c, d, e, f, g, h};
    for (int at = 0; at < 8; ++at) digest[at] = first[at] + last[at];
}

#ifdef DUSKHALL_SHA_INSTRUCTIONS
// The same with the processor's own instructions.
__attribute__((target("sha,sse4.1"))) inline void sha256_fast(const Word* w, Word* digest) {
    const __m128i* words = reinterpret_cast<const __m128i*>(w);
    const __m128i* rounds = reinterpret_cast<const __m128i*>(ROUNDS_OF_SHA);
    __m128i w0 = _mm_loadu_si128(words), w1 = _mm_loadu_si128(words + 1), w2 = _mm_loadu_si128(words + 2),
            w3 = _mm_loadu_si128(words + 3);
    // The instructions want the words as (a, b, e, f) and (c, d, g, h), the last first.
    const __m128i abef = _mm_set_epi32(0x6a09e667, static_cast<int>(0xbb67ae85), 0x510e527f, static_cast<int>(0x9b05688c));
    const __m128i cdgh = _mm_set_epi32(0x3c6ef372, static_cast<int>(0xa54ff53a), 0x1f83d9ab, 0x5be0cd19);
    __m128i one = abef, other = cdgh;
    for (int four = 0; four < 16; ++four) {
        __m128i sum = _mm_add_epi32(w0, _mm_load_si128(rounds + four));
        other = _mm_sha256rnds2_epu32(other, one, sum);
        one = _mm_sha256rnds2_epu32(one, other, _mm_shuffle_epi32(sum, 0x0e));
        __m128i next = _mm_add_epi32(_mm_sha256msg1_epu32(w0, w1), _mm_alignr_epi8(w3, w2, 4));
        next = _mm_sha256msg2_epu32(next, w3);
        w0 = w1, w1 = w2, w2 = w3, w3 = next;
    }
    one = _mm_add_epi32(one, abef);
    other = _mm_add_epi32(other, cdgh);
    alignas(16) Word left[4], right[4];
    _mm_store_si128(reinterpret_cast<__m128i*>(left), one);
    _mm_store_si128(reinterpret_cast<__m128i*>(right), other);
    digest[0] = left[3], digest[1] = left[2], digest[2] = right[3], digest[3] = right[2];
    digest[4] = left[1], digest[5] = left[0], digest[6] = right[1], digest[7] = right[0];
}
inline const bool HAS_SHA_INSTRUCTIONS = __builtin_cpu_supports("sse4.1") && [] {
    unsigned a, b, c, d;  // leaf 7, bit 29 of ebx
    __asm__("cpuid" : "=a"(a), "=b"(b), "=c"(c), "=d"(d) : "a"(7), "c"(0));
    return (b >> 29 & 1) == 1;
}();
#endif

#ifndef __CUDACC__
// Division takes longer than everything else in a draw: for each bound up to 256 its reciprocal, and up to where bytes
// are dealt out evenly.
struct Bounds {
    Word reciprocal[257]{}, even[257]{};
    constexpr Bounds() {
        for (Word bound = 1; bound <= 256; ++bound)
            reciprocal[bound] = (65536 + bound - 1) / bound, even[bound] = 256 - 256 % bound;
    }
};
constexpr Bounds BOUNDS;
#endif

struct Dice {
    Byte key[KEY];
    Byte block[BLOCK];
    Int counter;
    Int used;

    RULE void start(const Byte* given) {
        for (Int at = 0; at < KEY; ++at) key[at] = given[at];
        for (Int at = 0; at < BLOCK; ++at) block[at] = 0;
        counter = 0;
        used = BLOCK;
    }
    RULE Int position() const { return (counter - 1) * BLOCK + used; }
    RULE void move_to(Int position) {
        counter = position / BLOCK;
        used = BLOCK;
        if (position % BLOCK) {
            hash();
            used = position % BLOCK;
        }
    }
    RULE Int below(Int bound) {
        if (bound < 1) trap(BY_ZERO);
        if (bound > 256) return wide(bound);
        const Word number = static_cast<Word>(bound);
#ifdef __CUDACC__
        const Word even = 256 - 256 % number;
#else
        const Word even = BOUNDS.even[number], reciprocal = BOUNDS.reciprocal[number];
#endif
        while (true) {
            if (used == BLOCK) hash();
            Word value = block[used++];
#ifdef __CUDACC__
            if (value < even) return value % number;
#else
            if (value < even) return value - (value * reciprocal >> 16) * number;
#endif
        }
    }
    RULE APART void shuffle(Pile items) {
        for (Int last = items.size - 1; last > 0; --last) {
            Int other = below(last + 1);
            Cell item = items.cells[last];
            items.cells[last] = items.cells[other];
            items.cells[other] = item;
        }
    }

   private:
#ifndef __CUDACC__
    __attribute__((noinline))
#endif
    RULE APART void hash() {
        Word w[16];
        for (int at = 0; at < 8; ++at)
            w[at] = Word(key[4 * at]) << 24 | Word(key[4 * at + 1]) << 16 | Word(key[4 * at + 2]) << 8 | key[4 * at + 3];
        w[8] = static_cast<Word>(counter >> 32), w[9] = static_cast<Word>(counter), w[10] = 0x80000000;
        for (int at = 11; at < 15; ++at) w[at] = 0;
        w[15] = (KEY + 8) * 8;  // bits
        Word digest[8];
#ifdef DUSKHALL_SHA_INSTRUCTIONS
        if (HAS_SHA_INSTRUCTIONS)
            sha256_fast(w, digest);
        else
#endif
            sha256_plain(w, digest);
        for (int at = 0; at < 8; ++at)
            for (int byte = 0; byte < 4; ++byte) block[4 * at + byte] = static_cast<Byte>(digest[at] >> (24 - 8 * byte));
        ++counter;
        used = 0;
    }
    RULE APART Int wide(Int bound) {
        int size = 0;
        for (std::uint64_t rest = static_cast<std::uint64_t>(bound) - 1; rest; rest >>= 8) ++size;
        if (size > 7) trap(WIDE, nullptr, bound);
        const Int span = Int(1) << (8 * size), even = span - span % bound;
        while (true) {
            Int value = 0;
            for (int byte = 0; byte < size; ++byte) {
                if (used == BLOCK) hash();
                value = value << 8 | block[used++];
            }
            if (value < even) return value % bound;
        }
    }
};

}  // namespace duskhall
