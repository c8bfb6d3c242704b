// Threads that a batch keeps: they wait for the next call, awake for a moment, since it mostly comes at once.
#pragma once

#include <unistd.h>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#include "lists.h"

namespace duskhall {

class Pool {
    struct alignas(64) Part {  // of a range
        std::atomic<Int> next{0};
        Int last = 0;
    };

   public:
    ~Pool() {
        {
            std::lock_guard<std::mutex> held(lock);
            is_over = true;
            ++round;
        }
        wake.notify_all();
        for (std::thread& each : others) each.join();
    }

    // A process made by fork has the memory of these threads, but not the threads.
    bool is_ours() const { return owner == getpid(); }

    // Does the numbers of a range, some at a time, in so many threads, this one included; whoever comes late is not
    // waited for.  A thread begins with the same part of the range in every call, which its core still has at hand, and
    // then takes from the others' parts.
    template <class Work>
    void share(Int first, Int last, Int threads, const Work& some) {
        if (threads > MOST) threads = MOST;
        hire(threads - 1);
        for (Int place = 0; place < threads; ++place) {
            parts[place].next = first + (last - first) * place / threads;
            parts[place].last = first + (last - first) * (place + 1) / threads;
        }
        auto work = [&](Int own) {
            for (Int away = 0; away < threads; ++away) {
                Part& part = parts[(own + away) % threads];
                for (Int from = part.next; from < part.last;) {
                    const Int to = from + portion(part.last - from);
                    if (!part.next.compare_exchange_weak(from, to, std::memory_order_relaxed)) continue;
                    some(from, to);
                    from = part.next;
                }
            }
        };
        {
            std::lock_guard<std::mutex> held(lock);
            job = [](const void* given, Int own) { (*static_cast<const decltype(work)*>(given))(own); };
            what = &work;
            open = threads - 1;
            ++round;
        }
        wake.notify_all();
        work(0);
        {
            std::lock_guard<std::mutex> held(lock);
            open = 0;
        }
        wait(done, [&] { return busy == 0; });
    }

   private:
    static constexpr Int MOST = 64;     // threads
    static constexpr int AWAKE = 4000;  // looks, some ten microseconds

    const pid_t owner = getpid();
    Part parts[MOST];
    std::vector<std::thread> others;
    std::mutex lock;
    std::condition_variable wake, done;
    std::atomic<Int> round{0}, busy{0};
    void (*job)(const void*, Int) = nullptr;
    const void* what = nullptr;
    Int open = 0;  // which of the others may join: none, or those up to this one
    bool is_over = false;

    // Portions become smaller towards the end, so that all end at nearly the same time.
    static Int portion(Int left) {
        const Int some = left / 4;
        return some < 1 ? 1 : some > 256 ? 256 : some;
    }

    template <class Test>
    void wait(std::condition_variable& signal, const Test& test) {
        for (int look = 0; look < AWAKE; ++look) {
            if (test()) return;
#if defined(__x86_64__)
            __builtin_ia32_pause();
#endif
        }
        std::unique_lock<std::mutex> held(lock);
        signal.wait(held, test);
    }

    void hire(Int number) {
        try {
            while (static_cast<Int>(others.size()) < number) {
                const Int own = static_cast<Int>(others.size()) + 1;
                others.emplace_back(&Pool::serve, this, own, round.load());
            }
        } catch (const std::system_error&) {  // the system gives no more: those that are there do the work
        }
    }

    void serve(Int own, Int seen) {
        while (true) {
            wait(wake, [&] { return round != seen; });
            void (*todo)(const void*, Int);
            const void* given;
            {
                std::lock_guard<std::mutex> held(lock);
                seen = round;
                if (is_over) return;
                if (own > open) continue;
                ++busy;
                todo = job, given = what;
            }
            todo(given, own);
            std::lock_guard<std::mutex> held(lock);
            if (--busy == 0) done.notify_one();
        }
    }
};

}  // namespace duskhall
