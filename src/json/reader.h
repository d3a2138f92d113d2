// Reads objects field by field and keeps the first fault, so that a caller looks for one once, at the end. After a
// fault every accessor returns a harmless value. A field that nobody asked for is a fault too.
#pragma once

#include <optional>
#include <vector>

#include "json/read.h"

namespace json {

struct Fault {
    std::optional<std::string> text;

    void note(std::string what) {
        if (!text) text = std::move(what);
    }
    template <class T>
    T take(Result<T> result, T otherwise) {
        if (result) return *result;
        note(result.error());
        return otherwise;
    }
};

class Reader {
 public:
    // Fails on what is no object.
    Reader(const value& from, Place place, Fault& fault);

    bool has(std::string_view key) const { return at_->contains(key); }
    const value* field(std::string_view key);  // nullptr: missing
    const array* list(std::string_view key);
    Reader object_at(std::string_view key);
    std::string text(std::string_view key);
    bool flag(std::string_view key);
    template <class Number>
    Number number(std::string_view key, int64_t least, int64_t most) {
        read_.push_back(key);
        return static_cast<Number>(fault_->take(integer_field(*at_, key, *place_, least, most), least));
    }
    // `convert(item, place)` for each item of the list.
    template <class Convert>
    void each(std::string_view key, Convert convert) {
        const array* items = list(key);
        for (size_t i = 0; items != nullptr && i < items->size(); ++i) convert((*items)[i], place_->field(key).item(i));
    }

    template <class Id>
    Id found(std::optional<Id> id, const Place& where, std::string_view kind) {
        if (!id) wrong(where, "is no known " + std::string(kind));
        return id.value_or(Id{});
    }
    void wrong(const Place& where, std::string_view what) { fault_->note(where.wrong(what).error()); }
    void finish();  // every field must have been read by now

    const object& all() const { return *at_; }
    const Place& place() const { return *place_; }
    Place place(std::string_view key) const { return place_->field(key); }
    Fault& fault() { return *fault_; }

 private:
    const object* at_;
    std::optional<Place> place_;  // always there; so that a reader can be assigned
    Fault* fault_;
    std::vector<std::string_view> read_;  // keys; NB: they must outlive the reader
};

}  // namespace json
