// A finished game judged decision by decision, so that whoever waits can be shown how far it is; and as JSON
// (docs/analysis.md).
#pragma once

#include "ai/analysis.h"
#include "json/read.h"
#include "record/record.h"

namespace study {

class Analysis {
 public:
    // The record must be right and finished, and outlive this, as must the board.
    Analysis(const record::Record& record, const engine::Board& board, const ai::Effort& effort);

    // Judges the next decision. False: there is none left, and `split` can be asked.
    bool next();
    size_t events_done() const { return event_; }

    // How chance went after the last decision is known only when the next one is reached.
    const std::vector<ai::Analyst::Decision>& decisions() const { return analyst_.decisions(); }
    const std::vector<size_t>& events() const { return events_; }  // with which each decision begins
    ai::Analyst::Split split() const { return analyst_.split(); }

    json::object decision_json(size_t decision) const;
    json::object split_json() const;

 private:
    const record::Record& record_;
    const engine::Board& board_;
    ai::Analyst analyst_;
    size_t event_ = 0;
    std::vector<size_t> events_;
};

}  // namespace study
