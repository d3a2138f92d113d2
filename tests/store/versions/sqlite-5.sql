PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    changed_ms INTEGER NOT NULL,
    stage INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    wake_at_ms INTEGER,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO tables VALUES('~old-1',14,2,0,NULL,'over');
INSERT INTO tables VALUES('~old-2',12,1,1,9000000000000000,replace('{"say":"It''s 50 % of \"Tür\"; line"}\n$1 ?1 ☃','\n',char(10)));
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO entries VALUES('~old-1',1,11,replace('{"say":"It''s 50 % of \"Tür\"; line"}\n$1 ?1 ☃','\n',char(10)));
INSERT INTO entries VALUES('~old-2',1,12,'');
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO seats VALUES('~old-1',1,'~person-1');
INSERT INTO seats VALUES('~old-2',0,'~person-1');
INSERT INTO seats VALUES('~old-1',0,'~person-2');
INSERT INTO seats VALUES('~old-1',2,'~person-2');
INSERT INTO seats VALUES('~old-2',1,'~person-2');
CREATE TABLE accounts (
    key TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    password TEXT NOT NULL,
    person TEXT NOT NULL,
    made_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO accounts VALUES('~old hand','~Old Hand','hash of a password','~person-1',17);
CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    used_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO sessions VALUES('~token','~person-1',18);
CREATE TABLE guests (
    guest TEXT PRIMARY KEY,
    person TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO guests VALUES('~person-2','~person-1');
CREATE TABLE journal (
    place INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO journal VALUES(1,'~old-1',2,13,'second');
INSERT INTO journal VALUES(2,'~old-1',3,14,'third');
CREATE INDEX tables_by_change ON tables (changed_ms, id);
CREATE INDEX tables_by_stage ON tables (stage, changed_ms, id);
CREATE INDEX listed_by_change ON tables (changed_ms, id) WHERE listed = 1;
CREATE INDEX listed_by_stage ON tables (stage, changed_ms, id) WHERE listed = 1;
CREATE INDEX tables_by_wake ON tables (wake_at_ms, id) WHERE wake_at_ms IS NOT NULL;
CREATE INDEX seats_by_person ON seats (person, table_id);
CREATE INDEX sessions_by_use ON sessions (used_ms);
CREATE INDEX guests_by_person ON guests (person);
CREATE INDEX accounts_by_person ON accounts (person);
CREATE VIEW log AS
    SELECT table_id, seq, at_ms, text FROM entries UNION ALL SELECT table_id, seq, at_ms, text FROM journal;
COMMIT;
PRAGMA user_version = 5;
