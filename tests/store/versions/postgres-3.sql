SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.accounts (
    key bytea NOT NULL,
    name bytea NOT NULL,
    password bytea NOT NULL,
    person bytea NOT NULL,
    made_ms bigint NOT NULL
);
CREATE TABLE public.entries (
    table_id bytea NOT NULL,
    seq bigint NOT NULL,
    at_ms bigint NOT NULL,
    text bytea NOT NULL
);
CREATE TABLE public.fogline_schema (
    version bigint NOT NULL
);
CREATE TABLE public.guests (
    guest bytea NOT NULL,
    person bytea NOT NULL
);
CREATE TABLE public.seats (
    table_id bytea NOT NULL,
    seat bigint NOT NULL,
    person bytea NOT NULL
);
CREATE TABLE public.sessions (
    token_hash bytea NOT NULL,
    person bytea NOT NULL,
    used_ms bigint NOT NULL
);
CREATE TABLE public.tables (
    id bytea NOT NULL,
    seq bigint NOT NULL,
    changed_ms bigint NOT NULL,
    stage smallint NOT NULL,
    listed smallint NOT NULL,
    wake_at_ms bigint,
    text bytea NOT NULL
);
INSERT INTO public.accounts VALUES ('\x7e6f6c642068616e64', '\x7e4f6c642048616e64', '\x68617368206f6620612070617373776f7264', '\x7e706572736f6e2d31', 17);
INSERT INTO public.entries VALUES ('\x7e6f6c642d31', 1, 11, '\x7b22736179223a22497427732035302025206f66205c2254c3bc725c223b206c696e65227d0a2431203f3120e29883');
INSERT INTO public.entries VALUES ('\x7e6f6c642d31', 2, 13, '\x7365636f6e64');
INSERT INTO public.entries VALUES ('\x7e6f6c642d31', 3, 14, '\x7468697264');
INSERT INTO public.entries VALUES ('\x7e6f6c642d32', 1, 12, '\x');
INSERT INTO public.fogline_schema VALUES (1);
INSERT INTO public.fogline_schema VALUES (2);
INSERT INTO public.fogline_schema VALUES (3);
INSERT INTO public.guests VALUES ('\x7e706572736f6e2d32', '\x7e706572736f6e2d31');
INSERT INTO public.seats VALUES ('\x7e6f6c642d31', 0, '\x7e706572736f6e2d32');
INSERT INTO public.seats VALUES ('\x7e6f6c642d31', 1, '\x7e706572736f6e2d31');
INSERT INTO public.seats VALUES ('\x7e6f6c642d31', 2, '\x7e706572736f6e2d32');
INSERT INTO public.seats VALUES ('\x7e6f6c642d32', 0, '\x7e706572736f6e2d31');
INSERT INTO public.seats VALUES ('\x7e6f6c642d32', 1, '\x7e706572736f6e2d32');
INSERT INTO public.sessions VALUES ('\x7e746f6b656e', '\x7e706572736f6e2d31', 18);
INSERT INTO public.tables VALUES ('\x7e6f6c642d31', 3, 14, 2, 0, NULL, '\x6f766572');
INSERT INTO public.tables VALUES ('\x7e6f6c642d32', 1, 12, 1, 1, 9000000000000000, '\x7b22736179223a22497427732035302025206f66205c2254c3bc725c223b206c696e65227d0a2431203f3120e29883');
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.fogline_schema
    ADD CONSTRAINT fogline_schema_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (guest);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX accounts_by_person ON public.accounts USING btree (person);
CREATE INDEX guests_by_person ON public.guests USING btree (person);
CREATE INDEX listed_by_change ON public.tables USING btree (changed_ms, id) WHERE (listed = 1);
CREATE INDEX listed_by_stage ON public.tables USING btree (stage, changed_ms, id) WHERE (listed = 1);
CREATE INDEX seats_by_person ON public.seats USING btree (person, table_id);
CREATE INDEX sessions_by_use ON public.sessions USING btree (used_ms);
CREATE INDEX tables_by_change ON public.tables USING btree (changed_ms, id);
CREATE INDEX tables_by_stage ON public.tables USING btree (stage, changed_ms, id);
CREATE INDEX tables_by_wake ON public.tables USING btree (wake_at_ms, id) WHERE (wake_at_ms IS NOT NULL);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
