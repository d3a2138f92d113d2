#include "ai/weights.h"

namespace ai {

namespace {

constexpr std::array<int16_t, sizeof(Weights) / sizeof(float)> kParts = {
#include "ai/weights.inc"
};

Weights from_parts() {
    std::array<float, kParts.size()> numbers{};
    for (size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<float>(kParts[i]) / kWeightParts;
    return std::bit_cast<Weights>(numbers);
}

}  // namespace

const Weights& shipped_weights() {
    static const Weights weights = from_parts();
    return weights;
}

}  // namespace ai
