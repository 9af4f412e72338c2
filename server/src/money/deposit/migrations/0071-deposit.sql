-- Money on its way in. The id is also the id of the ledger's operation: what a leg was for is found by it.
create table deposit (
  id uuid primary key default uuidv7(),
  seq bigint generated always as identity unique,
  owner uuid not null references account (id),
  -- Chosen by whoever asks, so that asking twice is asking once.
  key uuid not null,
  way text not null,
  provider text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  currency text not null,
  state text not null default 'asked' check (
    state in ('asked', 'waiting', 'confirmed', 'credited', 'failed', 'cancelled', 'expired', 'reversed', 'owed')
  ),
  -- What the provider has confirmed, and what is or will be credited. Once said, it stays.
  paid bigint check (paid > 0),
  confirmations int,
  reason text,
  -- What the member does next, as the provider said it.
  next text,
  -- Cash: what is shown to the agent, and who took the money.
  code text,
  agent uuid references account (id),
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  -- By when it is usually there, and when waiting ends.
  expected_at timestamptz not null,
  expires_at timestamptz not null,
  -- When to ask the provider again unasked.
  look_at timestamptz not null default now(),
  looked_at timestamptz,
  unique (owner, key),
  check (paid is not null or state not in ('confirmed', 'credited', 'reversed', 'owed'))
);
create index deposit_owner on deposit (owner, seq desc);
create index deposit_state on deposit (state, seq desc);
create index deposit_due on deposit (look_at) where state in ('asked', 'waiting', 'confirmed', 'owed');
create index deposit_asked on deposit (asked_at, way, state);
create unique index deposit_code on deposit (code) where code is not null;

-- What became of it, step by step.
create table deposit_step (
  deposit uuid not null references deposit (id),
  seq bigint generated always as identity,
  step text not null,
  at timestamptz not null,
  note text,
  primary key (deposit, seq)
);
