// What the searching bots have learned from games they played: numbers, made by `fogline train` (docs/ai.md).
#pragma once

#include "ai/appraisal.h"
#include "ai/instinct.h"

namespace ai {

struct Weights {
    AppraisalNetwork appraisal;
    InstinctNetwork instinct;
};

const Weights& shipped_weights();

// Weights are kept as whole numbers: how many of these parts of one.
constexpr float kWeightParts = 1024;

}  // namespace ai
