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
using prometheus::Histogram;

namespace {

const Histogram::BucketBoundaries kSeconds = {0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.025,
                                              0.05,   0.1,    0.25,  0.5,   1,     2.5};

}  // namespace

struct Metrics::Families {
    prometheus::Registry registry;
    prometheus::Family<prometheus::Counter>& requests =
        BuildCounter().Name("fogline_http_requests_total").Help("HTTP requests by route and status").Register(registry);
    prometheus::Counter& actions =
        BuildCounter().Name("fogline_messages_total").Help("Messages to tables").Register(registry).Add({});
    Histogram& store_seconds = BuildHistogram()
                                   .Name("fogline_store_seconds")
                                   .Help("One transaction of the store")
                                   .Register(registry)
                                   .Add({}, kSeconds);
    Histogram& store_batch = BuildHistogram()
                                 .Name("fogline_store_batch")
                                 .Help("Entries in one transaction")
                                 .Register(registry)
                                 .Add({}, Histogram::BucketBoundaries{1, 2, 5, 10, 20, 50, 100, 200, 500, 1000});
    prometheus::Family<Histogram>& bot_seconds =
        BuildHistogram().Name("fogline_bot_seconds").Help("A bot's decision, by level").Register(registry);
    prometheus::Gauge& sockets =
        BuildGauge().Name("fogline_sockets").Help("Open WebSockets and streams").Register(registry).Add({});
    prometheus::Counter& slow =
        BuildCounter().Name("fogline_slow_clients_total").Help("Closed: too slow").Register(registry).Add({});
    prometheus::Family<prometheus::Gauge>& tables =
        BuildGauge().Name("fogline_tables").Help("Tables in memory, by thread").Register(registry);
    prometheus::Gauge& bot_queue =
        BuildGauge().Name("fogline_bot_queue").Help("Decisions that wait for a bot").Register(registry).Add({});
};

Metrics::Metrics() : families_(std::make_unique<Families>()) {}
Metrics::~Metrics() = default;

void Metrics::request(std::string_view route, int status) {
    families_->requests.Add({{"route", std::string(route)}, {"status", std::to_string(status)}}).Increment();
}
void Metrics::action() { families_->actions.Increment(); }
void Metrics::store_seconds(double seconds, size_t batch) {
    families_->store_seconds.Observe(seconds);
    families_->store_batch.Observe(static_cast<double>(batch));
}
void Metrics::bot_seconds(double seconds, std::string_view level) {
    families_->bot_seconds.Add({{"level", std::string(level)}}, kSeconds).Observe(seconds);
}
void Metrics::sockets(int change) { families_->sockets.Increment(change); }
void Metrics::slow_client() { families_->slow.Increment(); }
void Metrics::set_tables(size_t shard, size_t tables) {
    families_->tables.Add({{"thread", std::to_string(shard)}}).Set(static_cast<double>(tables));
}
void Metrics::set_bot_queue(size_t waiting) { families_->bot_queue.Set(static_cast<double>(waiting)); }

std::string Metrics::text() const { return prometheus::TextSerializer().Serialize(families_->registry.Collect()); }

std::string quoted(std::string_view text) { return boost::json::serialize(boost::json::string_view(text)); }

}  // namespace server
