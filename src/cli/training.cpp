#include "cli/training.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <istream>
#include <numbers>
#include <numeric>
#include <ostream>
#include <span>

#include "engine/rng.h"

namespace cli {

using ai::AppraisalNetwork;
using ai::InstinctNetwork;

namespace {

// --- Files: a letter for the kind of lesson, then its numbers as they lie in memory.

template <class T>
void put(std::ostream& out, const T* values, size_t count) {
    out.write(reinterpret_cast<const char*>(values), static_cast<std::streamsize>(count * sizeof(T)));  // NOLINT
}
template <class T>
bool take(std::istream& in, T* values, size_t count) {
    return bool(in.read(reinterpret_cast<char*>(values), static_cast<std::streamsize>(count * sizeof(T))));  // NOLINT
}

bool take(std::istream& in, Position& position) {
    return take(in, &position.seats, 1) && position.seats >= engine::kMinSeats && position.seats <= engine::kMaxSeats &&
           take(in, position.sights.data(), position.seats) && take(in, position.win_share.data(), position.seats) &&
           take(in, position.margin.data(), position.seats);
}

bool take(std::istream& in, Decision& decision) {
    uint16_t count = 0;
    if (!take(in, &count, 1)) return false;
    decision.sights.resize(count);
    decision.parts.resize(count);
    return take(in, decision.sights.data(), count) && take(in, decision.parts.data(), count);
}

// --- Fitting: Adam on small batches, with a rate that falls to nothing.

template <class Network>
std::span<float> numbers_of(Network& network) {
    static_assert(std::is_trivially_copyable_v<Network> && sizeof(Network) % sizeof(float) == 0);
    return {reinterpret_cast<float*>(&network), sizeof(Network) / sizeof(float)};  // NOLINT
}

template <class Network>
class Adam {
 public:
    Adam(float rate, size_t steps) : rate_(rate), steps_(steps) {}

    void step(Network& network, Network& slope, size_t batch) {
        ++step_;
        const auto part = static_cast<float>(step_) / static_cast<float>(steps_);
        const float rate = rate_ * (0.505F + 0.5F * std::cos(std::numbers::pi_v<float> * part));
        const float known = 1 - std::pow(kMomentum, static_cast<float>(step_));
        const float known_square = 1 - std::pow(kSquares, static_cast<float>(step_));
        const auto numbers = numbers_of(network), slopes = numbers_of(slope);
        const auto means = numbers_of(mean_), squares = numbers_of(square_);
        for (size_t i = 0; i < numbers.size(); ++i) {
            const float x = slopes[i] / static_cast<float>(batch);
            means[i] = kMomentum * means[i] + (1 - kMomentum) * x;
            squares[i] = kSquares * squares[i] + (1 - kSquares) * x * x;
            numbers[i] -=
                rate * (means[i] / known / (std::sqrt(squares[i] / known_square) + 1e-7F) + kDecay * numbers[i]);
        }
    }

 private:
    static constexpr float kMomentum = 0.9F, kSquares = 0.999F, kDecay = 1e-5F;
    float rate_;
    size_t steps_, step_ = 0;
    Network mean_{}, square_{};
};

// Numbers with a mean of 0 and a deviation of `spread`, near enough to normal.
class Noise {
 public:
    explicit Noise(uint64_t seed) : rng_(seed) {}
    void fill(auto& rows, double spread) {
        for (auto& row : rows)
            for (float& x : row) x = static_cast<float>(spread) * one();
    }
    void fill_row(auto& row, double spread) {
        for (float& x : row) x = static_cast<float>(spread) * one();
    }
    template <class T>
    void shuffle(std::vector<T>& values) {
        for (size_t i = values.size(); i > 1; --i)
            std::swap(values[i - 1], values[rng_.below(static_cast<uint32_t>(i))]);
    }

 private:
    float one() {
        float sum = -6;
        for (int i = 0; i < 12; ++i) sum += static_cast<float>(rng_.next()) / 4294967296.0F;
        return sum;
    }
    engine::FastRng rng_;
};

// What each input is divided by while a network is fitted, so that all are of the same size.
template <size_t n>
class Scale {
 public:
    using Sight = std::array<uint8_t, n>;

    void count(const Sight& sight) {
        ++seen_;
        for (size_t i = 0; i < n; ++i) squares_[i] += static_cast<double>(sight[i]) * sight[i];
    }
    // After the last sight; an input that never came up is left out.
    void finish() {
        for (size_t i = 0; i < n; ++i)
            if (squares_[i] > 0)
                factors_[i] =
                    static_cast<float>(1 / std::max(0.1, std::sqrt(squares_[i] / static_cast<double>(seen_))));
    }

    float input(const Sight& sight, size_t i) const { return static_cast<float>(sight[i]) * factors_[i]; }

    // Makes a fitted layer one that takes inputs as they are.
    template <class Row>
    void undo(std::array<Row, n>& layer) const {
        for (size_t i = 0; i < n; ++i)
            for (float& x : layer[i]) x *= factors_[i];
    }

 private:
    std::array<double, n> squares_{};
    uint64_t seen_ = 0;
    std::array<float, n> factors_{};
};

constexpr float kMarginUnit = 10;  // points; the margin's output while it is fitted

class AppraisalLesson {
 public:
    using Network = AppraisalNetwork;
    using Row = Network::Row;
    static constexpr size_t kBatch = 256;
    static constexpr float kRate = 0.002F;

    explicit AppraisalLesson(std::span<const Position> lessons) {
        for (const Position& position : lessons)
            for (size_t seat = 0; seat < position.seats; ++seat) scale_.count(position.sights[seat]);
        scale_.finish();
    }

    static Network begin(Noise& noise) {
        Network network{};
        noise.fill(network.sight, std::sqrt(2.0 / 45));
        noise.fill(network.own, std::sqrt(1.0 / Network::kWidth));
        noise.fill(network.all, std::sqrt(0.5 / Network::kWidth));
        noise.fill(network.out, 0.05);
        return network;
    }

    // As it is used: inputs as they are, margins in points.
    Network finished(Network network) const {
        scale_.undo(network.sight);
        for (float& x : network.out[Network::margin]) x *= kMarginUnit;
        network.out_bias[Network::margin] *= kMarginUnit;
        return network;
    }

    // Adds the slope of the loss at one position.
    void learn(const Network& network, const Position& position, Network& slope) {
        forward(network, position);
        Row common_slope{};
        std::array<Row, engine::kMaxSeats> row_slopes{};
        for (size_t seat = 0; seat < position.seats; ++seat)
            learn_outputs(network, position, seat, slope, common_slope, row_slopes[seat]);
        Row total_slope{};
        for (size_t j = 0; j < Network::kWidth; ++j) slope.bias[j] += common_slope[j];
        for (size_t i = 0; i < Network::kWidth; ++i)
            for (size_t j = 0; j < Network::kWidth; ++j) {
                slope.all[i][j] += total_[i] * common_slope[j];
                total_slope[i] += network.all[i][j] * common_slope[j];
            }
        for (size_t seat = 0; seat < position.seats; ++seat) {
            Row& row_slope = row_slopes[seat];
            for (size_t j = 0; j < Network::kWidth; ++j) {
                row_slope[j] = rows_[seat][j] > 0 ? row_slope[j] + total_slope[j] : 0;
                slope.sight_bias[j] += row_slope[j];
            }
            for (size_t i = 0; i < ai::kSights; ++i)
                if (inputs_[seat][i] != 0)
                    for (size_t j = 0; j < Network::kWidth; ++j) slope.sight[i][j] += inputs_[seat][i] * row_slope[j];
        }
    }

 private:
    void forward(const Network& network, const Position& position) {
        total_ = {};
        for (size_t seat = 0; seat < position.seats; ++seat) {
            Row& row = rows_[seat] = network.sight_bias;
            for (size_t i = 0; i < ai::kSights; ++i) {
                inputs_[seat][i] = scale_.input(position.sights[seat], i);
                if (inputs_[seat][i] != 0) add(row, inputs_[seat][i], network.sight[i]);
            }
            cut(row);
            add(total_, 1, row);
        }
        Row common = network.bias;
        for (size_t i = 0; i < Network::kWidth; ++i) add(common, total_[i], network.all[i]);
        weights_ = 0;
        for (size_t seat = 0; seat < position.seats; ++seat) {
            Row& row = seconds_[seat] = common;
            for (size_t i = 0; i < Network::kWidth; ++i) add(row, rows_[seat][i], network.own[i]);
            cut(row);
            outs_[seat] = network.out_bias;
            for (size_t output = 0; output < Network::kOutputs; ++output)
                for (size_t j = 0; j < Network::kWidth; ++j) outs_[seat][output] += row[j] * network.out[output][j];
            weights_ += ai::weight_of(outs_[seat][Network::win]);
        }
    }

    // The loss: cross-entropy of the win shares, and squared errors of both forms of the margin.
    void learn_outputs(const Network& network, const Position& position, size_t seat, Network& slope, Row& common_slope,
                       Row& row_slope) {
        const auto& out = outs_[seat];
        const float weight = ai::weight_of(out[Network::win]);
        const float by_weight = 1 / weights_ - position.win_share[seat] / weight;
        std::array<float, Network::kOutputs> slopes{};
        slopes[Network::win] = by_weight * (out[Network::win] > 0 ? 1 : weight * weight);
        slopes[Network::margin] = 0.1F * (out[Network::margin] - position.margin[seat] / kMarginUnit);
        slopes[Network::bent_margin] = out[Network::bent_margin] - ai::bent(position.margin[seat]);

        Row second_slope{};
        for (size_t output = 0; output < Network::kOutputs; ++output) {
            slope.out_bias[output] += slopes[output];
            add(slope.out[output], slopes[output], seconds_[seat]);
            add(second_slope, slopes[output], network.out[output]);
        }
        for (size_t j = 0; j < Network::kWidth; ++j)
            if (seconds_[seat][j] <= 0) second_slope[j] = 0;
        add(common_slope, 1, second_slope);
        for (size_t i = 0; i < Network::kWidth; ++i) {
            if (rows_[seat][i] == 0) continue;
            add(slope.own[i], rows_[seat][i], second_slope);
            for (size_t j = 0; j < Network::kWidth; ++j) row_slope[i] += network.own[i][j] * second_slope[j];
        }
    }

    static void add(Row& sum, float x, const Row& row) {
        for (size_t j = 0; j < row.size(); ++j) sum[j] += x * row[j];
    }
    static void cut(Row& row) {
        for (float& x : row) x = std::max(0.0F, x);
    }

    Scale<ai::kSights> scale_;
    std::array<std::array<float, ai::kSights>, engine::kMaxSeats> inputs_{};
    std::array<Row, engine::kMaxSeats> rows_{}, seconds_{};
    std::array<std::array<float, Network::kOutputs>, engine::kMaxSeats> outs_{};
    Row total_{};
    float weights_ = 0;  // of all seats
};

class InstinctLesson {
 public:
    using Network = InstinctNetwork;
    using Row = Network::Row;
    static constexpr size_t kBatch = 128;
    static constexpr float kRate = 0.003F;

    explicit InstinctLesson(std::span<const Decision> lessons) {
        for (const Decision& decision : lessons)
            for (const ai::ActionSight& sight : decision.sights) scale_.count(sight);
        scale_.finish();
    }

    static Network begin(Noise& noise) {
        Network network{};
        noise.fill(network.sight, 0.25);
        noise.fill_row(network.out, 0.2);
        return network;
    }

    Network finished(Network network) const {
        scale_.undo(network.sight);
        return network;
    }

    // The loss: cross-entropy of the parts of the visits.
    void learn(const Network& network, const Decision& decision, Network& slope) {
        const size_t count = decision.sights.size();
        rows_.resize(count);
        outs_.resize(count);
        float sum = 0;
        for (size_t action = 0; action < count; ++action) {
            Row& row = rows_[action] = network.bias;
            for (size_t i = 0; i < ai::kActionSights; ++i)
                for (size_t j = 0; j < row.size(); ++j)
                    row[j] += scale_.input(decision.sights[action], i) * network.sight[i][j];
            float& out = outs_[action] = network.out_bias;
            for (size_t j = 0; j < row.size(); ++j) out += (row[j] = std::max(0.0F, row[j])) * network.out[j];
            sum += ai::appeal_of(out);
        }
        for (size_t action = 0; action < count; ++action) {
            const float out = outs_[action], weight = ai::weight_of(out);
            const float by_appeal = 1 / sum - decision.parts[action] / ai::appeal_of(out);
            const float by_out = by_appeal * 2 * weight * (out > 0 ? 1 : weight * weight);
            slope.out_bias += by_out;
            for (size_t j = 0; j < Network::kWidth; ++j) {
                slope.out[j] += by_out * rows_[action][j];
                const float by_row = rows_[action][j] > 0 ? by_out * network.out[j] : 0;
                slope.bias[j] += by_row;
                for (size_t i = 0; i < ai::kActionSights; ++i)
                    slope.sight[i][j] += scale_.input(decision.sights[action], i) * by_row;
            }
        }
    }

 private:
    Scale<ai::kActionSights> scale_;
    std::vector<Row> rows_;
    std::vector<float> outs_;
};

template <class Lesson, class Example>
class Course {
 public:
    using Network = typename Lesson::Network;

    Course(std::span<const Example> examples, int epochs, Noise& noise)
        : examples_(examples),
          lesson_(examples),
          network_(Lesson::begin(noise)),
          adam_(Lesson::kRate, std::max<size_t>(1, examples.size() / Lesson::kBatch * static_cast<size_t>(epochs))),
          order_(examples.size()) {
        std::iota(order_.begin(), order_.end(), 0U);
    }

    void epoch(Noise& noise) {
        noise.shuffle(order_);
        for (size_t from = 0; from + Lesson::kBatch <= order_.size(); from += Lesson::kBatch) {
            Network slope{};
            for (size_t i = 0; i < Lesson::kBatch; ++i) lesson_.learn(network_, examples_[order_[from + i]], slope);
            adam_.step(network_, slope, Lesson::kBatch);
        }
    }

    Network network() const { return lesson_.finished(network_); }

 private:
    std::span<const Example> examples_;
    Lesson lesson_;
    Network network_;
    Adam<Network> adam_;
    std::vector<uint32_t> order_;
};

Misfit misfit_of(const ai::Weights& weights, std::span<const Position> positions, std::span<const Decision> decisions) {
    Misfit misfit;
    for (const Position& position : positions) {
        const ai::Prospects said = ai::appraise(weights.appraisal, position.sights, position.seats);
        for (size_t seat = 0; seat < position.seats; ++seat) {
            misfit.win_share += std::pow(said.win_share[seat] - position.win_share[seat], 2);
            misfit.margin += std::pow(said.margin[seat] - position.margin[seat], 2);
        }
    }
    for (const Decision& decision : decisions) {
        const auto most = std::ranges::max_element(decision.parts) - decision.parts.begin();
        const auto appeals = [&](const ai::ActionSight& sight) { return ai::appeal(weights.instinct, sight); };
        const auto best = std::ranges::max_element(decision.sights, {}, appeals) - decision.sights.begin();
        misfit.preferred += most == best ? 1 : 0;
    }
    misfit.win_share /= static_cast<double>(std::max<size_t>(1, positions.size()));
    misfit.margin /= static_cast<double>(std::max<size_t>(1, positions.size()));
    misfit.preferred /= static_cast<double>(std::max<size_t>(1, decisions.size()));
    return misfit;
}

}  // namespace

void write_lessons(std::ostream& out, const Lessons& lessons) {
    for (const Position& position : lessons.positions) {
        out.put('p');
        put(out, &position.seats, 1);
        put(out, position.sights.data(), position.seats);
        put(out, position.win_share.data(), position.seats);
        put(out, position.margin.data(), position.seats);
    }
    for (const Decision& decision : lessons.decisions) {
        out.put('d');
        const auto count = static_cast<uint16_t>(decision.sights.size());
        put(out, &count, 1);
        put(out, decision.sights.data(), count);
        put(out, decision.parts.data(), count);
    }
}

bool read_lessons(std::istream& in, Lessons& lessons) {
    for (char kind = 0; in.get(kind);) {
        if (kind == 'p' && take(in, lessons.positions.emplace_back())) continue;
        if (kind == 'd' && take(in, lessons.decisions.emplace_back())) continue;
        return false;
    }
    return true;
}

ai::Weights fit(const Lessons& lessons, int epochs, uint64_t seed,
                const std::function<void(int, const Misfit&)>& told) {
    const std::span positions(lessons.positions);
    const std::span decisions(lessons.decisions);
    const size_t own_positions = positions.size() - positions.size() / 20;
    const size_t own_decisions = decisions.size() - decisions.size() / 20;
    Noise noise(seed);
    Course<AppraisalLesson, Position> appraisal(positions.first(own_positions), epochs, noise);
    Course<InstinctLesson, Decision> instinct(decisions.first(own_decisions), epochs, noise);
    ai::Weights weights{};
    for (int epoch = 1; epoch <= epochs; ++epoch) {
        appraisal.epoch(noise);
        instinct.epoch(noise);
        weights = {appraisal.network(), instinct.network()};
        told(epoch, misfit_of(weights, positions.subspan(own_positions), decisions.subspan(own_decisions)));
    }
    return weights;
}

}  // namespace cli
