-- A day of a provider's books held against ours, as it was found the last time.
create table reconciliation_run (
  provider text not null,
  day date not null,
  ran_at timestamptz not null,
  matched int not null,
  differences int not null,
  trouble text,
  primary key (provider, day)
);

-- What did not agree, each a case of its own.
create table reconciliation_case (
  id int generated always as identity primary key,
  provider text not null,
  day date not null,
  kind text not null check (kind in ('charge', 'reversal', 'payout')),
  subject uuid not null,
  fault text not null check (fault in ('missingHere', 'missingThere', 'amount', 'unbooked')),
  currency text not null,
  theirs bigint,
  ours bigint,
  booked bigint,
  found_at timestamptz not null,
  closed_at timestamptz,
  -- Nobody where it came right by itself.
  closed_by uuid references account (id),
  note text,
  unique (provider, day, kind, subject, fault)
);
create index reconciliation_case_open on reconciliation_case (id) where closed_at is null;
