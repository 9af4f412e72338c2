-- Deposits by bank transfer that staff confirm by hand. The id is the deposit's.
create table bank_transfer (
  id uuid primary key,
  seq bigint generated always as identity unique,
  owner uuid not null,
  -- What the member writes into the transfer, and what it is found by on the bank's statement.
  reference text not null unique,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- The account that the member was shown, whatever the settings say later.
  holder text not null,
  bank text not null,
  account text not null,
  note text not null,
  -- What two people have confirmed.
  arrived bigint not null default 0 check (arrived >= 0),
  returned bigint not null default 0 check (returned between 0 and arrived),
  -- What must go back because it is not the member's.
  to_return bigint not null default 0 check (to_return between 0 and arrived),
  asked_at timestamptz not null
);
create index bank_transfer_waiting on bank_transfer (seq desc) where arrived = 0;
create index bank_transfer_return on bank_transfer (seq desc) where returned < to_return;

-- Withdrawals that staff pay by hand. The id is the withdrawal's.
create table bank_payout (
  id uuid primary key,
  seq bigint generated always as identity unique,
  owner uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  kind text not null check (kind in ('bank', 'wallet')),
  institution text not null,
  holder_sealed bytea not null,
  account_sealed bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'paid', 'failed')),
  reason text,
  asked_at timestamptz not null,
  settled_at timestamptz,
  exported_at timestamptz,
  check ((state = 'waiting') = (settled_at is null))
);
create index bank_payout_waiting on bank_payout (seq) where state = 'waiting';
create index bank_payout_settled on bank_payout (settled_at) where settled_at is not null;

-- What one member of staff read on the bank's statement, and another has confirmed.
create table bank_record (
  id uuid primary key,
  seq bigint generated always as identity unique,
  transfer uuid references bank_transfer (id),
  payout uuid references bank_payout (id),
  kind text not null check (kind in ('arrived', 'returned', 'paid', 'failed')),
  amount bigint not null check (amount > 0),
  bank_reference text,
  on_day date,
  note text,
  state text not null default 'recorded' check (state in ('recorded', 'confirmed', 'withdrawn')),
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  check (num_nonnulls(transfer, payout) = 1),
  check ((transfer is null) = (kind in ('paid', 'failed'))),
  check ((bank_reference is null) = (kind = 'failed')),
  check ((state = 'recorded') = (decided_by is null)),
  check (state <> 'confirmed' or decided_by <> recorded_by)
);
-- One at a time: a second person decides about the first before another is recorded.
create unique index bank_record_transfer_open on bank_record (transfer) where state = 'recorded';
create unique index bank_record_payout_open on bank_record (payout) where state = 'recorded';
-- One line of the bank's statement counts once.
create unique index bank_record_reference on bank_record (kind, lower(bank_reference)) where state <> 'withdrawn';
create index bank_record_transfer on bank_record (transfer, seq desc) where transfer is not null;
create index bank_record_payout on bank_record (payout, seq desc) where payout is not null;

-- What the reconciliation compares the ledger with, line by line.
create table bank_entry (
  seq bigint generated always as identity primary key,
  transfer uuid not null references bank_transfer (id),
  kind text not null check (kind in ('charge', 'reversal')),
  amount bigint not null check (amount <> 0),
  at timestamptz not null
);
create index bank_entry_at on bank_entry (at);
