// What a GPU's compiler gives, on a processor: the source for the device, compiled here, plays its threads one by one.
#pragma once
#include <cstdint>
#define __CUDACC__ 1
#define __device__
#define __global__
#define __constant__
#define __noinline__ __attribute__((noinline))
struct Place {
    unsigned x;
};
static Place blockIdx, blockDim, gridDim, threadIdx;
struct Exit {};
#define asm
#define volatile(text) throw Exit{}
static unsigned long long atomicCAS(unsigned long long* at, unsigned long long wanted, unsigned long long then) {
    const unsigned long long was = *at;
    if (was == wanted) *at = then;
    return was;
}
static unsigned long long atomicAdd(unsigned long long* at, unsigned long long more) { return (*at += more) - more; }
static int atomicCAS(int* at, int wanted, int then) {
    const int was = *at;
    if (was == wanted) *at = then;
    return was;
}
static int __ffsll(long long bits) { return __builtin_ffsll(bits); }
static int atomicAdd(int* at, int more) { return (*at += more) - more; }
// A block of one thread.
#define __shared__ static
static void __syncthreads() {}
static void __threadfence() {}
static int __shfl_up_sync(unsigned, int value, int) { return value; }
static int __shfl_sync(unsigned, int value, int) { return value; }
static unsigned __ballot_sync(unsigned, bool truth) { return truth; }
static unsigned __match_any_sync(unsigned there, int) { return there; }
static int __ffs(unsigned bits) { return __builtin_ffs(static_cast<int>(bits)); }
static int __popc(unsigned bits) { return __builtin_popcount(bits); }
#define __launch_bounds__(...)
#define DUSKHALL_TEAM 1
#define DUSKHALL_TEAMS 1
#define ROWS_OF_A_BLOCK(rows) static Cell rows[4096]
// Runs a kernel in so many threads; whatever it is given is a word of eight bytes.
extern "C" void run(void* kernel, std::int64_t threads, const std::int64_t* given) {
    using Word = std::int64_t;
    const auto call = reinterpret_cast<void (*)(Word, Word, Word, Word, Word, Word, Word, Word)>(kernel);
    blockDim.x = gridDim.x = 1;
    for (std::int64_t thread = 0; thread < threads; ++thread) {
        blockIdx.x = static_cast<unsigned>(thread);
        try {
            call(given[0], given[1], given[2], given[3], given[4], given[5], given[6], given[7]);
        } catch (const Exit&) {
        }
    }
}
