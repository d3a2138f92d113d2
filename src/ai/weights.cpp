#include "ai/weights.h"

namespace ai {

namespace {

constexpr std::array<float, sizeof(Weights) / sizeof(float)> kNumbers = {
#include "ai/weights.inc"
};

}  // namespace

const Weights& shipped_weights() {
    static constexpr auto kWeights = std::bit_cast<Weights>(kNumbers);
    return kWeights;
}

}  // namespace ai
