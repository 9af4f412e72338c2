-- A statement names its holder, and lists what moved: it is kept sealed, as everything that names a person is. Those that
-- were signed before stay as they are.
alter table signed_statement
  alter column signed_text drop not null,
  add column text_sealed bytea,
  add check (num_nonnulls(signed_text, text_sealed) = 1);
