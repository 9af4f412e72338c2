-- Statements as they were signed, to the byte: whoever holds one can compare it with what stands here.
create table signed_statement (
  code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  owner text not null,
  signed_text text not null,
  signature bytea not null,
  made_at timestamptz not null
);
create index signed_statement_owner on signed_statement (owner, made_at);

create trigger stays before update or delete on signed_statement for each row execute function refuse_change();
create trigger stays_whole before truncate on signed_statement execute function refuse_change();
