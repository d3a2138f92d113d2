#include "server/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

#include <boost/json.hpp>

namespace server {

using prometheus::BuildCounter;
using prometheus::BuildGauge;
using prometheus::BuildHistogram;
using prometheus::Family;
using prometheus::Histogram;

namespace {

const Histogram::BucketBoundaries kSeconds = {0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.025,
                                              0.05,   0.1,    0.25,  0.5,   1,     2.5};

}  // namespace

struct Metrics::Families {
    prometheus::Registry registry;

    Family<prometheus::Counter>& counters(const char* name, const char* help) {
        return BuildCounter().Name(name).Help(help).Register(registry);
    }
    Family<prometheus::Gauge>& gauges(const char* name, const char* help) {
        return BuildGauge().Name(name).Help(help).Register(registry);
    }
    Family<Histogram>& histograms(const char* name, const char* help) {
        return BuildHistogram().Name(name).Help(help).Register(registry);
    }

    Family<prometheus::Counter>& requests =
        counters("fogline_http_requests_total", "HTTP requests by method, route and status");
    prometheus::Counter& messages = counters("fogline_messages_total", "Messages to tables").Add({});
    Family<prometheus::Counter>& refusals = counters("fogline_refusals_total", "What was refused, by code");
    prometheus::Counter& actions = counters("fogline_actions_total", "Actions of games that were stored").Add({});
    Histogram& answer_seconds =
        histograms("fogline_answer_seconds", "From a message to its answer on the way").Add({}, kSeconds);
    Histogram& store_seconds = histograms("fogline_store_seconds", "One transaction of entries").Add({}, kSeconds);
    Histogram& store_batch = histograms("fogline_store_batch", "Entries in one transaction")
                                 .Add({}, Histogram::BucketBoundaries{1, 2, 5, 10, 20, 50, 100, 200, 500, 1000});
    Histogram& store_question_seconds =
        histograms("fogline_store_question_seconds", "One other question to the store").Add({}, kSeconds);
    prometheus::Counter& store_failures = counters("fogline_store_failures_total", "Transactions that failed").Add({});
    prometheus::Gauge& store_queue = gauges("fogline_store_queue", "What waits for the store").Add({});
    Family<Histogram>& bot_seconds = histograms("fogline_bot_seconds", "A bot's decision, by level");
    prometheus::Gauge& bot_queue = gauges("fogline_bot_queue", "Decisions that wait for a bot").Add({});
    prometheus::Gauge& sockets = gauges("fogline_sockets", "Open WebSockets and streams").Add({});
    prometheus::Counter& slow = counters("fogline_slow_clients_total", "Closed: too slow").Add({});
    Family<prometheus::Gauge>& tables = gauges("fogline_tables", "Tables in memory, by thread and stage");
};

Metrics::Metrics() : families_(std::make_unique<Families>()) {}
Metrics::~Metrics() = default;

void Metrics::request(std::string_view method, std::string_view route, int status) {
    families_->requests
        .Add({{"method", std::string(method)}, {"route", std::string(route)}, {"status", std::to_string(status)}})
        .Increment();
}
void Metrics::message() { families_->messages.Increment(); }
void Metrics::refused(std::string_view code) { families_->refusals.Add({{"code", std::string(code)}}).Increment(); }
void Metrics::acted() { families_->actions.Increment(); }
void Metrics::answered(double seconds) { families_->answer_seconds.Observe(seconds); }
void Metrics::stored(double seconds, size_t entries) {
    families_->store_seconds.Observe(seconds);
    families_->store_batch.Observe(static_cast<double>(entries));
}
void Metrics::store_failed() { families_->store_failures.Increment(); }
void Metrics::store_answered(double seconds) { families_->store_question_seconds.Observe(seconds); }
void Metrics::set_store_queue(size_t waiting) { families_->store_queue.Set(static_cast<double>(waiting)); }
void Metrics::bot_seconds(double seconds, std::string_view level) {
    families_->bot_seconds.Add({{"level", std::string(level)}}, kSeconds).Observe(seconds);
}
void Metrics::set_bot_queue(size_t waiting) { families_->bot_queue.Set(static_cast<double>(waiting)); }
void Metrics::sockets(int change) { families_->sockets.Increment(change); }
void Metrics::slow_client() { families_->slow.Increment(); }
void Metrics::set_tables(size_t shard, std::string_view stage, size_t tables) {
    families_->tables.Add({{"thread", std::to_string(shard)}, {"stage", std::string(stage)}})
        .Set(static_cast<double>(tables));
}

std::string Metrics::text() const { return prometheus::TextSerializer().Serialize(families_->registry.Collect()); }

std::string quoted(std::string_view text) { return boost::json::serialize(boost::json::string_view(text)); }

}  // namespace server
