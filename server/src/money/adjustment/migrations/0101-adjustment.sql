-- Money given or taken by hand. One of the staff proposes, another decides; the id is that of the ledger's operation, or,
-- where an adjustment is taken back, of nothing: the ledger knows a reversal by the id of what it undoes.
create table adjustment (
  id uuid primary key,
  seq bigint generated always as identity unique,
  account uuid not null references account (id),
  currency text not null,
  amount bigint not null check (amount <> 0),
  house text not null check (house in ('promotion', 'clearing')),
  reason text not null,
  undoes uuid references adjustment (id),
  state text not null default 'proposed'
    check (state in ('proposed', 'approved', 'done', 'failed', 'refused', 'expired')),
  proposed_by uuid not null references account (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references account (id),
  decided_at timestamptz,
  note text,
  finished_at timestamptz,
  failure text,
  -- Four eyes, whatever the code does.
  constraint adjustment_four_eyes check (decided_by <> proposed_by),
  constraint adjustment_not_own check (account <> proposed_by and account <> decided_by),
  constraint adjustment_decided check (
    (state in ('approved', 'done', 'failed', 'refused')) = (decided_by is not null)
  )
);

-- Taken back once; one that was refused or came to nothing may be proposed again.
create unique index adjustment_undoes on adjustment (undoes) where state in ('proposed', 'approved', 'done');
create index adjustment_open on adjustment (seq) where state in ('proposed', 'approved');
create index adjustment_account on adjustment (account, seq);
