#include "json/reader.h"

#include <algorithm>

namespace json {
namespace {

const object kNothing;

}  // namespace

Reader::Reader(const value& from, Place place, Fault& fault) : place_(std::move(place)), fault_(&fault) {
    at_ = fault.take(as_object(from, *place_), &kNothing);
}

const value* Reader::field(std::string_view key) {
    read_.push_back(key);
    return fault_->take<const value*>(json::field(*at_, key, *place_), nullptr);
}

const array* Reader::list(std::string_view key) {
    read_.push_back(key);
    return fault_->take<const array*>(array_field(*at_, key, *place_), nullptr);
}

Reader Reader::object_at(std::string_view key) {
    static const value kEmpty(kNothing);
    const value* found = field(key);
    return {found != nullptr ? *found : kEmpty, place(key), *fault_};
}

std::string Reader::text(std::string_view key) {
    read_.push_back(key);
    return std::string(fault_->take<std::string_view>(string_field(*at_, key, *place_), ""));
}

bool Reader::flag(std::string_view key) {
    const value* found = field(key);
    if (found == nullptr || found->is_bool()) return found != nullptr && found->get_bool();
    wrong(place(key), "must be true or false");
    return false;
}

void Reader::finish() {
    if (fault_->text) return;
    for (const auto& entry : *at_)
        if (std::ranges::find(read_, std::string_view(entry.key())) == read_.end())
            return wrong(place(entry.key()), "is not a field of this format");
}

}  // namespace json
