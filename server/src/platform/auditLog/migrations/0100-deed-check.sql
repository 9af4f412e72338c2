-- What came of walking the chain of deeds, each time it was done.
create table deed_check (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  -- The last line that was walked.
  seq bigint not null,
  -- The first of what was found wrong, each with the line it was found at.
  faults jsonb not null
);

-- The end of the chain, signed once a day: whoever writes the whole chain anew cannot write these anew.
create table deed_seal (
  day date primary key,
  seq bigint not null,
  hash bytea not null,
  signature bytea not null
);

create trigger stays before update or delete on deed_seal for each row execute function refuse_change();
create trigger stays_whole before truncate on deed_seal execute function refuse_change();

create index deed_action on deed (action, seq);
