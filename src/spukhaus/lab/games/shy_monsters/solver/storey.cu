// CFR+ for one storey on a graphics card: one block of threads for each shape, and several for its leaves. The same steps
// as in cfr.py, and shapes sleep as they do there. What comes out is checked on a processor.

#define WAYS 120
#define LAYERS 9
#define COLUMNS 15

struct Graph {
    const int *situation_at, *layer_at, *leaf_at;
    const int *first_action, *first_outcome, *outcomes, *first_world, *worlds;
    long long shapes;
};

struct Payoffs {
    const double *prior, *worth;
    const int *type_at, *group, *row_at, *choice_at, *left;
    long long kinds, columns;
};

struct Mix {
    double *actions, *choices;
};

struct Scratch {
    double *worth, *leaf_worth, *reach, *leaf_reach;
};

enum Mode { LEARN, BEST };

// What the leaves of a shape are worth against weights of worlds; the Hero learns what to choose there. Several blocks
// may share a shape.
__device__ void leaves(const Graph& graph, const Payoffs& payoffs, int shape, const double* weights, Mode mode,
                       Mix regrets, Mix mix, Scratch scratch) {
    int columns = (int)payoffs.columns;
    for (int leaf = graph.leaf_at[shape] + blockIdx.y * blockDim.x + threadIdx.x; leaf < graph.leaf_at[shape + 1];
         leaf += blockDim.x * gridDim.y) {
        double against[COLUMNS];
        int likely[COLUMNS], some = 0;
        for (int column = 0; column < COLUMNS; column++) against[column] = 0;
        double total = 0;
        for (int at = graph.first_world[leaf]; at < graph.first_world[leaf + 1]; at++) {
            int place = graph.worlds[at] / WAYS, filling = graph.worlds[at] % WAYS;
            for (int kind = payoffs.type_at[place]; kind < payoffs.type_at[place + 1]; kind++) {
                double weight = weights[kind * WAYS + filling];
                if (weight <= 0) continue;
                weight *= payoffs.prior[kind];
                against[payoffs.left[kind]] += weight;
                total += weight;
            }
        }
        int first = payoffs.choice_at[leaf], count = payoffs.choice_at[leaf + 1] - first;
        const double* rows = payoffs.worth + payoffs.row_at[payoffs.group[leaf]] * columns;
        double found = 0;
        if (total > 0) {
            for (int column = 0; column < columns; column++)
                if (against[column] > 0) { against[some] = against[column]; likely[some++] = column; }
            for (int choice = 0; choice < count; choice++) {
                double value = 0;
                for (int one = 0; one < some; one++) value += against[one] * rows[choice * columns + likely[one]];
                if (mode == BEST) found = fmax(found, value);
                else found += mix.choices[first + choice] * value;
            }
            if (mode == LEARN && count > 1) {
                double sum = 0;
                for (int choice = 0; choice < count; choice++) {
                    double value = 0;
                    for (int one = 0; one < some; one++) value += against[one] * rows[choice * columns + likely[one]];
                    double regret = fmax(0., regrets.choices[first + choice] + value - found);
                    regrets.choices[first + choice] = regret;
                    sum += regret;
                }
                for (int choice = first; choice < first + count; choice++)
                    mix.choices[choice] = sum > 0 ? regrets.choices[choice] / sum : choice == first + count - 1;
            }
        }
        scratch.leaf_worth[leaf] = found;
    }
    __syncthreads();
}

__device__ double action_worth(const Graph& graph, int action, const Scratch& scratch) {
    double value = 0;
    for (int at = graph.first_outcome[action]; at < graph.first_outcome[action + 1]; at++) {
        int there = graph.outcomes[at];
        value += there >= 0 ? scratch.worth[there] : scratch.leaf_worth[-1 - there];
    }
    return value;
}

// From the last situations to the first: what each is worth; the Hero learns what to do there.
__device__ void backward(const Graph& graph, int shape, Mode mode, Mix regrets, Mix mix, Scratch scratch) {
    for (int layer = LAYERS - 1; layer >= 0; layer--) {
        const int* at = graph.layer_at + shape * (LAYERS + 1) + layer;
        for (int situation = at[0] + threadIdx.x; situation < at[1]; situation += blockDim.x) {
            int first = graph.first_action[situation], last = graph.first_action[situation + 1];
            double found = 0, largest = 0;
            for (int action = first; action < last; action++) {
                double value = action_worth(graph, action, scratch);
                largest = fmax(largest, value);
                if (mode == LEARN) found += mix.actions[action] * value;
            }
            if (mode == BEST) found = largest;
            scratch.worth[situation] = found;
            if (mode == LEARN && largest > 0 && last > first + 1) {
                double sum = 0;
                for (int action = first; action < last; action++) {
                    double regret = fmax(0., regrets.actions[action] + action_worth(graph, action, scratch) - found);
                    regrets.actions[action] = regret;
                    sum += regret;
                }
                for (int action = first; action < last; action++)
                    mix.actions[action] = sum > 0 ? regrets.actions[action] / sum : 1. / (last - first);
            }
        }
        __syncthreads();
    }
}

// From the first situation on: how often the Hero comes where, for the average too, and what each world pays him.
__device__ void walk(const Graph& graph, int shape, Mix mix, Mix sum, double share, Scratch scratch) {
    for (int at = graph.situation_at[shape] + threadIdx.x; at < graph.situation_at[shape + 1]; at += blockDim.x)
        scratch.reach[at] = at == graph.situation_at[shape] ? 1 : 0;
    for (int at = graph.leaf_at[shape] + threadIdx.x; at < graph.leaf_at[shape + 1]; at += blockDim.x)
        scratch.leaf_reach[at] = 0;
    __syncthreads();
    for (int layer = 0; layer < LAYERS; layer++) {
        const int* at = graph.layer_at + shape * (LAYERS + 1) + layer;
        for (int situation = at[0] + threadIdx.x; situation < at[1]; situation += blockDim.x) {
            double reach = scratch.reach[situation];
            if (reach <= 0) continue;
            for (int action = graph.first_action[situation]; action < graph.first_action[situation + 1]; action++) {
                double part = reach * mix.actions[action];
                if (part <= 0) continue;
                if (share > 0) sum.actions[action] += share * part;
                for (int one = graph.first_outcome[action]; one < graph.first_outcome[action + 1]; one++) {
                    int there = graph.outcomes[one];
                    atomicAdd(there >= 0 ? scratch.reach + there : scratch.leaf_reach + (-1 - there), part);
                }
            }
        }
        __syncthreads();
    }
}

__device__ void pay_out(const Graph& graph, const Payoffs& payoffs, int shape, Mix mix, Mix sum, double share,
                    Scratch scratch, double* found) {
    for (int at = threadIdx.x; at < payoffs.kinds * WAYS; at += blockDim.x) found[at] = 0;
    __syncthreads();
    for (int leaf = graph.leaf_at[shape] + blockIdx.y * blockDim.x + threadIdx.x; leaf < graph.leaf_at[shape + 1];
         leaf += blockDim.x * gridDim.y) {
        double reach = scratch.leaf_reach[leaf];
        if (reach <= 0) continue;
        double worth[COLUMNS];
        for (int column = 0; column < COLUMNS; column++) worth[column] = 0;
        const double* row = payoffs.worth + payoffs.row_at[payoffs.group[leaf]] * payoffs.columns;
        for (int choice = payoffs.choice_at[leaf]; choice < payoffs.choice_at[leaf + 1]; choice++) {
            double part = reach * mix.choices[choice];
            if (part > 0) {
                if (share > 0) sum.choices[choice] += share * part;
                for (int column = 0; column < payoffs.columns; column++) worth[column] += part * row[column];
            }
            row += payoffs.columns;
        }
        for (int at = graph.first_world[leaf]; at < graph.first_world[leaf + 1]; at++) {
            int place = graph.worlds[at] / WAYS, filling = graph.worlds[at] % WAYS;
            for (int kind = payoffs.type_at[place]; kind < payoffs.type_at[place + 1]; kind++)
                atomicAdd(found + kind * WAYS + filling, worth[payoffs.left[kind]]);
        }
    }
    __syncthreads();
}

__device__ void forward(const Graph& graph, const Payoffs& payoffs, int shape, Mix mix, Mix sum, double share,
                        Scratch scratch, double* found) {
    walk(graph, shape, mix, sum, share, scratch);
    pay_out(graph, payoffs, shape, mix, sum, share, scratch, found);
}

__device__ double of_warp(double value, bool smallest) {
    for (int step = 16; step; step /= 2) {
        double other = __shfl_xor_sync(0xffffffff, value, step);
        value = smallest ? fmin(value, other) : value + other;
    }
    return value;
}

// Add the present mix to the average for all the rounds that a shape slept through: how often the Hero comes where is
// still known from the round before.
__device__ void remember(const Graph& graph, const Payoffs& payoffs, int shape, Mix mix, Mix sum, double share,
                         Scratch scratch) {
    for (int at = graph.situation_at[shape] + threadIdx.x; at < graph.situation_at[shape + 1]; at += blockDim.x) {
        double part = share * scratch.reach[at];
        if (part <= 0) continue;
        for (int action = graph.first_action[at]; action < graph.first_action[at + 1]; action++)
            sum.actions[action] += part * mix.actions[action];
    }
    for (int leaf = graph.leaf_at[shape] + threadIdx.x; leaf < graph.leaf_at[shape + 1]; leaf += blockDim.x) {
        double part = share * scratch.leaf_reach[leaf];
        if (part <= 0) continue;
        for (int choice = payoffs.choice_at[leaf]; choice < payoffs.choice_at[leaf + 1]; choice++)
            sum.choices[choice] += part * mix.choices[choice];
    }
}

extern "C" __global__ void wake(const Graph* graph, const Payoffs* payoffs, const Mix* mix, const Mix* sum,
                                const Scratch* scratch, double* pending) {
    double share = pending[blockIdx.x];
    if (share > 0) remember(*graph, *payoffs, blockIdx.x, *mix, *sum, share, *scratch);
    __syncthreads();
    if (threadIdx.x == 0) pending[blockIdx.x] = 0;
}

// One round: the Dungeon Master lays by his regrets, the Hero learns, and it is seen what each world is worth then.
// If each shape is played `alone`, the Dungeon Master has laid it already and chooses what he has drawn as well; it
// counts how much more than what is `wanted` against each type the Hero gets.
extern "C" __global__ void __launch_bounds__(512, 2)
lay(const Graph* graph_at, const Payoffs* payoffs_at, const Mix* mix_at, const Mix* sum_at, const Scratch* scratch_at,
    const double* master_regrets, const double* totals, double* master_sum, double* weights, double* values,
    double* pending, int* awake, int alone, double share) {
    Graph graph = *graph_at;
    Payoffs payoffs = *payoffs_at;
    int shape = blockIdx.x, size = payoffs.kinds * WAYS;
    double* mine = weights + (size_t)shape * size;
    int laid = 0;
    for (int at = threadIdx.x; at < size; at += blockDim.x) {
        double total = totals[alone ? shape : at / WAYS];
        double even = 1. / (WAYS * (alone ? payoffs.kinds : graph.shapes));
        double weight = total > 0 ? master_regrets[(size_t)shape * size + at] / total : even;
        mine[at] = weight;
        master_sum[(size_t)shape * size + at] += share * weight;
        laid |= weight > 0;
    }
    double slept = pending[shape];
    laid = __syncthreads_or(laid);
    if (threadIdx.x == 0) { awake[shape] = laid; pending[shape] = laid ? 0 : slept + share; }
    if (!laid) return;
    for (int at = threadIdx.x; at < size; at += blockDim.x) values[(size_t)shape * size + at] = 0;
    if (slept > 0) remember(graph, payoffs, shape, *mix_at, *sum_at, slept, *scratch_at);
}

// What the Hero regrets at the leaves, where he chooses how to go on.
extern "C" __global__ void __launch_bounds__(256, 4)
learn(const Graph* graph, const Payoffs* payoffs, const Mix* regrets, const Mix* mix, const Scratch* scratch,
      const double* weights, const int* awake) {
    if (!awake[blockIdx.x]) return;
    leaves(*graph, *payoffs, blockIdx.x, weights + (size_t)blockIdx.x * payoffs->kinds * WAYS, LEARN, *regrets, *mix, *scratch);
}

// The same in all situations; then he walks, and it is seen how often he comes where.
extern "C" __global__ void __launch_bounds__(512, 2)
go(const Graph* graph, const Mix* regrets, const Mix* mix, const Mix* sum, const Scratch* scratch, const int* awake,
   double share) {
    if (!awake[blockIdx.x]) return;
    backward(*graph, blockIdx.x, LEARN, *regrets, *mix, *scratch);
    walk(*graph, blockIdx.x, *mix, *sum, share, *scratch);
}

// What each world pays him.
extern "C" __global__ void __launch_bounds__(256, 4)
pay(const Graph* graph, const Payoffs* payoffs, const Mix* mix, const Mix* sum, const Scratch* scratch,
     const int* awake, double* values, double share) {
    extern __shared__ double found[];
    if (!awake[blockIdx.x]) return;
    pay_out(*graph, *payoffs, blockIdx.x, *mix, *sum, share, *scratch, found);
    int size = payoffs->kinds * WAYS;
    for (int at = threadIdx.x; at < size; at += blockDim.x)
        if (found[at] != 0) atomicAdd(values + (size_t)blockIdx.x * size + at, found[at]);
}

// What each type gets by what it lays now.
extern "C" __global__ void score(int kinds, const double* weights, const double* values, const int* awake, double* base,
                                 const double* wanted, int alone) {
    if (!awake[blockIdx.x]) return;
    size_t size = (size_t)blockIdx.x * kinds * WAYS;
    for (int kind = threadIdx.x / 32; kind < kinds; kind += blockDim.x / 32) {
        double part = 0;
        for (int filling = threadIdx.x % 32; filling < WAYS; filling += 32) {
            size_t at = size + kind * WAYS + filling;
            part += weights[at] * (values[at] - wanted[kind]);
        }
        part = of_warp(part, false);
        if (threadIdx.x % 32 == 0 && part != 0) atomicAdd(base + (alone ? blockIdx.x : kind), part);
    }
}

// The Dungeon Master regrets what he did not lay; the sums of his regrets for the next round.
// `base_after` and `totals_after` are made ready for what comes next.
extern "C" __global__ void regret(int kinds, double* master_regrets, const double* values, const double* base,
                                  double* totals, double* base_after, double* totals_after, const double* wanted,
                                  int alone) {
    size_t size = (size_t)blockIdx.x * kinds * WAYS;
    if (blockIdx.x == 0 && !alone && threadIdx.x < kinds) base_after[threadIdx.x] = totals_after[threadIdx.x] = 0;
    if (alone && threadIdx.x == 0) base_after[blockIdx.x] = totals_after[blockIdx.x] = 0;
    for (int kind = threadIdx.x / 32; kind < kinds; kind += blockDim.x / 32) {
        double part = 0;
        for (int filling = threadIdx.x % 32; filling < WAYS; filling += 32) {
            size_t at = size + kind * WAYS + filling;
            double gain = base[alone ? blockIdx.x : kind] - (values[at] - wanted[kind]);
            double regret = fmax(0., master_regrets[at] + gain);
            master_regrets[at] = regret;
            part += regret;
        }
        part = of_warp(part, false);
        if (threadIdx.x % 32 == 0 && part > 0) atomicAdd(totals + (alone ? blockIdx.x : kind), part);
    }
}

// What a mix gets against each type at least, shape by shape.
extern "C" __global__ void guarantee(const Graph* graph, const Payoffs* payoffs_at, const Mix* mix, const Scratch* scratch,
                                     double* lowest) {
    extern __shared__ double found[];
    Payoffs payoffs = *payoffs_at;
    forward(*graph, payoffs, blockIdx.x, *mix, *mix, 0, *scratch, found);
    for (int kind = threadIdx.x / 32; kind < payoffs.kinds; kind += blockDim.x / 32) {
        double least = 1e300;
        for (int filling = threadIdx.x % 32; filling < WAYS; filling += 32)
            least = fmin(least, found[kind * WAYS + filling]);
        least = of_warp(least, true);
        if (threadIdx.x % 32 == 0) lowest[blockIdx.x * payoffs.kinds + kind] = least;
    }
}

// What the best Hero gets on each shape against these weights.
extern "C" __global__ void reply(const Graph* graph, const Payoffs* payoffs, const Mix* mix, const Scratch* scratch,
                                 const double* weights, double* found) {
    const double* mine = weights + (size_t)blockIdx.x * payoffs->kinds * WAYS;
    leaves(*graph, *payoffs, blockIdx.x, mine, BEST, *mix, *mix, *scratch);
    backward(*graph, blockIdx.x, BEST, *mix, *mix, *scratch);
    if (threadIdx.x == 0) found[blockIdx.x] = scratch->worth[graph->situation_at[blockIdx.x]];
}

// Each run of sums as shares of their total.
extern "C" __global__ void average(const int* first, int runs, const double* sums, double* shares) {
    int run = blockIdx.x * blockDim.x + threadIdx.x;
    if (run >= runs) return;
    double total = 0;
    for (int at = first[run]; at < first[run + 1]; at++) total += sums[at];
    for (int at = first[run]; at < first[run + 1]; at++)
        shares[at] = total > 0 ? sums[at] / total : 1. / (first[run + 1] - first[run]);
}
