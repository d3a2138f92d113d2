// `fogline admin export` and `import`: tables and accounts from one database to another, as lines of JSON.
#include <sys/stat.h>

#include <boost/json.hpp>
#include <filesystem>
#include <iostream>

#include "cli/admin.h"
#include "hall/summary.h"
#include "json/reader.h"

namespace cli {
namespace {

constexpr int kVersion = 1;
constexpr uint32_t kPage = 500;

// A new file that only its owner can read; one that is not finished is removed.
class PrivateFile {
 public:
    explicit PrivateFile(std::string path) : path_(std::move(path)) {
        const mode_t before = umask(077);
        file_.open(path_, std::ios::out | std::ios::noreplace);
        umask(before);
        if (!file_) throw BadInput(path_ + ": cannot be made; it must not exist yet");
    }
    ~PrivateFile() {
        std::error_code ignored;
        if (!finished_) std::filesystem::remove(path_, ignored);
    }
    PrivateFile(const PrivateFile&) = delete;
    PrivateFile& operator=(const PrivateFile&) = delete;

    void line(const std::string& text) { file_ << text << "\n"; }
    void finish() {
        file_.close();
        if (!file_) throw BadInput(path_ + ": cannot be written");
        finished_ = true;
    }

 private:
    std::string path_;
    std::ofstream file_;
    bool finished_ = false;
};

struct ExportOptions {
    Database database;
    std::vector<std::string> tables;
    std::string out;
    bool records = false;
};

std::string line_of(const std::string& table, std::span<const store::Entry> entries) {
    std::string line = "{\"table\":" + boost::json::serialize(table) + ",\"entries\":[";
    for (const store::Entry& entry : entries)
        line += (entry.seq == 1 ? "{\"at_ms\":" : ",{\"at_ms\":") + std::to_string(entry.at_ms) +
                ",\"fact\":" + entry.text + "}";
    return line + "]}";
}

std::string line_of(const store::Account& account) {
    return boost::json::serialize(boost::json::object{{"account", account.name},
                                                      {"password", account.password},
                                                      {"person", account.person},
                                                      {"made_ms", account.made_ms}});
}

std::string line_of(const store::Guest& guest) {
    return boost::json::serialize(boost::json::object{{"guest", guest.guest}, {"person", guest.person}});
}

class Exporter {
 public:
    explicit Exporter(ExportOptions& options)
        : options_(options), store_(options.database.open(Database::Missing::refuse)), file_(options.out) {}

    int run() {
        if (!options_.records) file_.line(boost::json::serialize(boost::json::object{{"fogline_export", kVersion}}));
        for (const std::string& table : options_.tables) add(table);
        if (options_.tables.empty()) add_everything();
        file_.finish();
        std::cout << tables_ << (options_.records ? " records" : " tables") << " and " << accounts_
                  << " accounts written to " << options_.out << "\n";
        if (!options_.records)
            std::cerr << "The file holds hidden cards and hashes of passwords: keep it as safe as the database.\n";
        return unreadable_ == 0 ? kOk : kNo;
    }

 private:
    void add_everything() {
        std::string last;
        for (auto page = must(store_.tables_after(last, kPage)); !page.empty();
             page = must(store_.tables_after(last, kPage))) {
            for (const store::Listed& table : page)
                if (!options_.records || table.summary.stage == store::Stage::over) add(table.table);
            last = page.back().table;
        }
        if (options_.records) return;
        last.clear();
        for (auto page = must(store_.accounts_after(last, kPage)); !page.empty();
             page = must(store_.accounts_after(last, kPage))) {
            for (const store::Account& account : page) file_.line(line_of(account));
            accounts_ += page.size();
            last = page.back().name;
        }
        last.clear();
        for (auto page = must(store_.guests_after(last, kPage)); !page.empty();
             page = must(store_.guests_after(last, kPage))) {
            for (const store::Guest& guest : page) file_.line(line_of(guest));
            last = page.back().guest;
        }
    }

    void add(const std::string& table) {
        const auto entries = must(store_.entries(table, 0));
        if (entries.empty()) {
            if (!options_.tables.empty()) throw BadInput("there is no table '" + table + "'");
            return;  // removed since it was listed
        }
        const auto room = options_.database.room(table, entries);
        if (!room) {
            ++unreadable_;
            std::cerr << room.error() << "; left out\n";
            return;
        }
        if (!options_.records) {
            file_.line(line_of(table, entries));
        } else if (room->stage() == seating::Stage::over) {
            file_.line(record::to_json(room->match->record(), room->board->board));
        } else {
            throw BadInput("table " + table + ": the game is not over, so it has no record");
        }
        ++tables_;
    }

    ExportOptions& options_;
    store::Store& store_;
    PrivateFile file_;
    size_t tables_ = 0, accounts_ = 0, unreadable_ = 0;
};

struct ImportOptions {
    Database database;
    std::string file;
};

class Importer {
 public:
    explicit Importer(ImportOptions& options)
        : options_(options), store_(options.database.open(Database::Missing::make)) {}

    int run() {
        std::ifstream file;
        std::istream& input = open_input(options_.file, file);
        std::string line;
        for (line_ = 1; std::getline(input, line); ++line_) {
            const auto document = json::parse(line);
            if (!document) wrong(document.error());
            json::Fault fault;
            json::Reader reader(*document, json::Place(""), fault);
            if (line_ == 1)
                reader.number<int>("fogline_export", kVersion, kVersion);
            else if (reader.has("account"))
                read_account(reader);
            else if (reader.has("guest"))
                guest_ = {reader.text("guest"), reader.text("person")};
            else
                read_table(reader);
            reader.finish();
            if (fault.text) wrong(*fault.text);
            if (account_.name.empty() && !table_.empty()) add_table();
            if (!account_.name.empty()) add_account();
            if (!guest_.guest.empty()) must(store_.add_guest(guest_));
            account_ = {};
            guest_ = {};
            table_.clear();
        }
        if (input.bad() || line_ == 1) wrong("cannot be read, or is empty");
        std::cout << tables_ << " tables and " << accounts_ << " accounts added, " << same_ << " were there already, "
                  << refused_ << " left out\n";
        return refused_ == 0 ? kOk : kNo;
    }

 private:
    [[noreturn]] void wrong(const std::string& what) const {
        throw BadInput(options_.file + ": line " + std::to_string(line_) + ": " + what +
                       " (the lines before it have been imported)");
    }

    void read_account(json::Reader& reader) {
        account_ = {reader.text("account"), reader.text("password"), reader.text("person"),
                    reader.number<int64_t>("made_ms", 0, INT64_MAX)};
        if (seating::clean_name(account_.name) != account_.name)
            reader.wrong(reader.place("account"), "cannot be a name");
        if (!account_.password.starts_with("$argon2id$"))
            reader.wrong(reader.place("password"), "is no hash of a password");
        if (account_.person.empty()) reader.wrong(reader.place("person"), "is empty");
    }

    void read_table(json::Reader& reader) {
        table_ = reader.text("table");
        if (table_.empty() || table_.size() > 32 ||
            table_.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789") != std::string::npos)
            reader.wrong(reader.place("table"), "cannot be the name of a table");
        entries_.clear();
        reader.each("entries", [&](const json::value& item, const json::Place& place) {
            json::Reader entry(item, place, reader.fault());
            const auto at_ms = entry.number<int64_t>("at_ms", 0, INT64_MAX);
            const json::value* fact = entry.field("fact");
            entries_.push_back({entries_.size() + 1, at_ms, fact != nullptr ? boost::json::serialize(*fact) : ""});
            entry.finish();
        });
    }

    void leave_out(const std::string& why) {
        ++refused_;
        std::cerr << "line " << line_ << ": " << why << "; left out\n";
    }

    // All of it, or nothing.
    void add_table() {
        const auto there = must(store_.entries(table_, 0));
        if (there == entries_) return ++same_, void();
        if (!there.empty()) return leave_out("table " + table_ + ": there is another table of this name");
        const auto room = options_.database.room(table_, entries_);
        if (!room) return leave_out(room.error());
        std::vector<store::Append> log;
        log.reserve(entries_.size());
        for (const store::Entry& entry : entries_) log.push_back({table_, entry.seq, entry.at_ms, entry.text, {}});
        log.front().summary = log.back().summary = hall::summary_of(*room);
        for (const store::Appended done : must(store_.append(log)))
            if (done == store::Appended::conflict)
                throw BadInput("table " + table_ + ": somebody else writes to it; stop the other import");
        ++tables_;
    }

    void add_account() {
        const auto there = must(store_.account(account_.name));
        if (there == account_) return ++same_, void();
        if (!must(store_.add_account(account_)))
            return leave_out("account " + account_.name + ": there is another account of this name");
        ++accounts_;
    }

    ImportOptions& options_;
    store::Store& store_;
    uint64_t line_ = 1;
    std::string table_;
    std::vector<store::Entry> entries_;
    store::Account account_;
    store::Guest guest_;
    size_t tables_ = 0, accounts_ = 0, same_ = 0, refused_ = 0;
};

}  // namespace

void add_admin_export(CLI::App& admin, Job& job) {
    auto options = std::make_shared<ExportOptions>();
    CLI::App* command = admin.add_subcommand("export", "Write tables and accounts to a file, for another database");
    options->database.add_to(*command);
    command->add_option("tables", options->tables, "Only these tables, and no accounts");
    command->add_option("--out", options->out, "The file to make; it must not exist")->type_name("FILE")->required();
    command->add_flag("--records", options->records, "Only games that are over, as records for verify and replay");
    command->callback([options, &job] { job = [options] { return Exporter(*options).run(); }; });
}

void add_admin_import(CLI::App& admin, Job& job) {
    auto options = std::make_shared<ImportOptions>();
    CLI::App* command = admin.add_subcommand("import", "Add what export has written; nothing is ever replaced");
    options->database.add_to(*command);
    command->add_option("file", options->file, "The file; - for standard input")->type_name("FILE")->required();
    command->callback([options, &job] { job = [options] { return Importer(*options).run(); }; });
}

}  // namespace cli
