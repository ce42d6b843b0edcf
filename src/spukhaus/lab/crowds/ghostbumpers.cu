// The crowd of ghostbumpers.py on a graphics card: one thread plays one match, and two launches are a step. Compiled
// for a number of SEATS, with the FIGURES of the box. A test compiles it for a processor and holds it to the arrays.

#ifndef __CUDACC_RTC__
#include <stdint.h>
#endif
#ifdef __CUDACC__
#define EACH(match, matches) int match = blockIdx.x * blockDim.x + threadIdx.x; if (match < matches)
#define KERNEL extern "C" __global__ void
#define INSIDE __device__
#else
#define EACH(match, matches) for (int match = 0; match < matches; match++)
#define KERNEL extern "C" void
#define INSIDE static
#endif

typedef unsigned long long Wide;

const int DEPTHS = RELAXED + 1, SHOWN = 11, HELD = 4, LEVELS = 20;
const int SETS = DEPTHS, TRICKSTERS = DEPTHS + 9 * COPIES, ACTIONS = TRICKSTERS + 2;

struct Match {
    int hands[SEATS][10], sizes[SEATS], depths[SEATS], possible[SEATS], shown[SEATS], copies[SEATS];
    int played[SEATS][SHOWN], bold[SEATS][2], scores[SEATS];
    int turn, leader, best, taker, fives, tricked, laying, round, first, target;
};

INSIDE unsigned below(Wide *stream, unsigned bound) {
    Wide mixed = *stream += 0x9E3779B97F4A7C15ull;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9ull;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBull;
    return (unsigned)((mixed ^ mixed >> 31) % bound);
}

INSIDE int cards_of(const Match *m, int seat) {
    int cards = 0;
    for (int card = 0; card < 10; card++) cards += m->hands[seat][card];
    return cards;
}

INSIDE void clear_table(Match *m) {
    m->best = -1;
    m->taker = m->fives = m->tricked = 0;
    for (int seat = 0; seat < SEATS; seat++) m->shown[seat] = m->copies[seat] = 0;
}

INSIDE void deal(Match *m, Wide *stream) {
    const int in_box[10] = IN_BOX;
    signed char deck[CARDS];
    int cards = 0;
    for (int card = 0; card < 10; card++)
        for (int copy = 0; copy < in_box[card]; copy++) deck[cards++] = (signed char)card;
    for (int seat = 0; seat < SEATS; seat++) {
        for (int card = 0; card < 10; card++) m->hands[seat][card] = 0;
        for (int place = seat * HAND; place < (seat + 1) * HAND; place++) {
            int other = place + (int)below(stream, CARDS - place);
            signed char drawn = deck[other];
            deck[other] = deck[place];
            m->hands[seat][drawn]++;
        }
        m->sizes[seat] = RELAXED + 1;
        m->depths[seat] = -1;
        m->possible[seat] = (1 << (RELAXED + 1)) - (1 << LEAST);
        for (int kind = 0; kind < SHOWN; kind++) m->played[seat][kind] = 0;
        m->bold[seat][0] = m->bold[seat][1] = 0;
    }
    m->turn = 0;
    m->leader = (m->first + m->round) % SEATS;
    clear_table(m);
    m->laying = 1;
}

INSIDE void begin(Match *m, Wide *stream) {
    const int targets[] = TARGETS;
    for (int seat = 0; seat < SEATS; seat++) m->scores[seat] = 0;
    m->round = 0;
    m->first = (int)below(stream, SEATS);
    m->target = below(stream, 4) ? 0 : targets[below(stream, sizeof(targets) / sizeof(int))];
    deal(m, stream);
}

INSIDE void put(Match *m, int action) {
    int seat = m->turn, number, copies, shown, tenths;
    if (action >= TRICKSTERS) {
        number = 0, copies = 1, shown = 9 + action - TRICKSTERS, tenths = 100 * (action - TRICKSTERS);
    } else {
        number = (action - SETS) / COPIES + 1, copies = (action - SETS) % COPIES + 1, shown = number - 1;
        tenths = copies == 1 ? 10 * number : 10 * copies + number;
    }
    int higher = tenths >= m->best;
    m->hands[seat][number] -= copies;
    m->played[seat][shown] += copies;
    m->shown[seat] = shown;
    m->copies[seat] = copies;
    if (seat != m->leader) m->bold[seat][higher ? 0 : 1]++;
    if (higher) m->taker = seat, m->best = tenths;
    if (number == 5) m->fives += copies;
    if (number == 0) m->tricked = 1;
}

// Who was scared, or -1; `over` says whether the round is.
INSIDE int take(Match *m, int *over) {
    int taker = m->taker, size = m->sizes[taker], depth = m->depths[taker], turned = 1 + m->fives;
    if (m->tricked) {
        int possible = m->possible[taker];
        m->possible[taker] = (possible << 1 | possible >> (size - 1)) & ((1 << size) - 1);
        m->depths[taker] = depth + 1 < size ? depth + 1 : 0;
    } else if (depth < turned) {
        *over = 1;
        return taker;
    } else {
        m->possible[taker] >>= turned;
        m->depths[taker] = depth - turned;
        m->sizes[taker] = size - turned;
    }
    for (int step = 0; step < SEATS; step++) {
        int there = (taker + step) % SEATS;
        if (!cards_of(m, there)) continue;
        m->turn = m->leader = there;
        clear_table(m);
        return -1;
    }
    *over = 1;
    return -1;
}

INSIDE void score(Match *m, int scared) {
    int paranoia = scared >= 0 && m->depths[scared] == m->sizes[scared] - 1;
    for (int seat = 0; seat < SEATS; seat++) {
        int under = m->sizes[seat] - 1 - m->depths[seat];
        if (paranoia) m->scores[seat] += seat == scared ? PARANOIA : 0;
        else if (seat != scared) m->scores[seat] += m->depths[seat] ? under : 2 * under;
    }
    m->round++;
}

INSIDE int best_score(const Match *m) {
    int best = 0;
    for (int seat = 0; seat < SEATS; seat++) best = m->scores[seat] > best ? m->scores[seat] : best;
    return best;
}

KERNEL start(Match *crowd, Wide *streams, int matches) {
    EACH(match, matches) begin(&crowd[match], &streams[match]);
}

KERNEL act(Match *crowd, Wide *streams, const long long *actions, unsigned char *ended, float *shares, int matches) {
    EACH(match, matches) {
        Match *m = &crowd[match];
        ended[match] = 0;
        for (int seat = 0; seat < SEATS; seat++) shares[match * SEATS + seat] = 0;
        if (m->laying) {
            m->depths[m->turn++] = (int)actions[match];
            if (m->turn == SEATS) m->laying = 0, m->turn = m->leader;
        } else {
            int over = 0, scared = -1, following = m->turn;
            put(m, (int)actions[match]);
            do following = (following + 1) % SEATS;
            while (following != m->leader && !cards_of(m, following));
            if (following != m->leader) m->turn = following;
            else scared = take(m, &over);
            if (over) {
                score(m, scared);
                int best = best_score(m), winners = 0;
                int done = m->target ? m->round >= ROUND_LIMIT || best >= m->target : m->round >= ROUNDS;
                if (done) {
                    for (int seat = 0; seat < SEATS; seat++) winners += m->scores[seat] == best;
                    for (int seat = 0; seat < SEATS; seat++)
                        shares[match * SEATS + seat] = m->scores[seat] == best ? 1.0f / winners : 0;
                    ended[match] = 1;
                    begin(m, &streams[match]);
                } else deal(m, &streams[match]);
            }
        }
    }
}

// The parts in the order of bots/seeing.py.
INSIDE void see_one(const Match *m, float *row) {
    const int levels[LEVELS] = {0, 10, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 43, 50, 60, 70, 80, 90, 100};
    const int in_box[10] = IN_BOX;
    int me = m->turn, plays = !m->laying, left = m->target ? 0 : ROUNDS - m->round - 1, at = 0;
    int started = (m->first + m->round) % SEATS, leader = (m->leader - me + SEATS) % SEATS;
    int before = leader ? leader : SEATS, cards[SEATS], gone[10];
#define SAY(value) row[at++] = (float)(value)
#define FOR_SEATS(from) for (int beside = from, seat = (me + from) % SEATS; beside < SEATS; beside++, seat = (seat + 1) % SEATS)
    for (int seat = 0; seat < SEATS; seat++) cards[seat] = cards_of(m, seat);
    for (int card = 0; card < 10; card++) gone[card] = 0;
    for (int seat = 0; seat < SEATS; seat++)
        for (int kind = 0; kind < SHOWN; kind++) gone[kind < 9 ? kind + 1 : 0] += m->played[seat][kind];
    SAY(m->laying);
    SAY(left / 8.0f);
    SAY(left == 0 && !m->target);
    SAY(m->target > 0);
    FOR_SEATS(0) SAY(m->target ? (m->target - m->scores[seat]) / 25.0f : 0);
    FOR_SEATS(0) SAY(seat == started);
    FOR_SEATS(0) SAY(m->scores[seat] / 40.0f);
    FOR_SEATS(0) {
        float ahead = (m->scores[seat] - m->scores[me]) / 10.0f;
        SAY(ahead > 3 ? 3 : ahead < -3 ? -3 : ahead);
    }
    for (int number = 1; number < 10; number++)
        for (int count = 0; count < HELD; count++) SAY(m->hands[me][number] > count);
    SAY(m->hands[me][0]);
    for (int card = 0; card < 10; card++) SAY((in_box[card] - m->hands[me][card] - gone[card]) / 6.0f);
    FOR_SEATS(0) SAY(cards[seat] / 9.0f);
    FOR_SEATS(0) SAY(m->sizes[seat] / 7.0f);
    for (int depth = 0; depth < DEPTHS; depth++) SAY(plays && m->depths[me] == depth);
    for (int depth = 0; depth < DEPTHS; depth++) SAY(plays && m->sizes[me] - 1 - m->depths[me] == depth);
    FOR_SEATS(1) for (int depth = 0; depth < DEPTHS; depth++) SAY(plays && m->possible[seat] >> depth & 1);
    FOR_SEATS(1) {
        for (int kind = 0; kind < SHOWN; kind++) SAY(m->copies[seat] > 0 && m->shown[seat] == kind);
        SAY(m->copies[seat] > 1);
        SAY(m->copies[seat] > 2);
    }
    for (int level = 0; level < LEVELS; level++) SAY(m->best >= levels[level]);
    FOR_SEATS(0) SAY(m->best >= 0 && m->taker == seat);
    for (int count = 0; count < 3; count++) SAY(m->fives > count);
    SAY(m->tricked);
    FOR_SEATS(0) SAY(plays && beside == leader);
    FOR_SEATS(1) SAY(plays && beside < before && cards[seat] > 0);
    FOR_SEATS(0) for (int kind = 0; kind < SHOWN; kind++) SAY(m->played[seat][kind] / 3.0f);
    FOR_SEATS(1) for (int kind = 0; kind < 2; kind++) SAY(m->bold[seat][kind] / 4.0f);
}

KERNEL see(const Match *crowd, float *seen, int width, float *hidden, unsigned char *legal, int *turn, int matches) {
    EACH(match, matches) {
        const Match *m = &crowd[match];
        int me = m->turn, at = match * (SEATS - 1) * (10 + DEPTHS);
        turn[match] = me;
        see_one(m, seen + (long long)match * width);
        FOR_SEATS(1) for (int card = 0; card < 10; card++) hidden[at++] = m->hands[seat][card] / 3.0f;
        FOR_SEATS(1) for (int depth = 0; depth < DEPTHS; depth++) hidden[at++] = m->depths[seat] == depth;
        for (int action = 0; action < ACTIONS; action++) {
            int can = action < SETS ? m->laying && action >= LEAST : !m->laying;
            if (action >= TRICKSTERS) can = can && m->hands[me][0];
            else if (action >= SETS) can = can && m->hands[me][(action - SETS) / COPIES + 1] > (action - SETS) % COPIES;
            legal[match * ACTIONS + action] = (unsigned char)can;
        }
    }
}

KERNEL size_of_match(int *found, int matches) {
    EACH(match, matches) found[match] = sizeof(Match) / sizeof(int);
}
