-- A rain: red envelopes that one of the staff proposes and another publishes.
create table envelope_rain (
  id uuid primary key,
  seq bigint generated always as identity unique,
  names jsonb not null,
  currency text not null,
  -- The pot of each envelope.
  amount bigint not null check (amount > 0),
  shares int not null check (shares > 0),
  -- Every share is a multiple of it.
  least bigint not null check (least > 0),
  rank_min int not null check (rank_min >= 0),
  first_at timestamptz not null,
  window_minutes int not null check (window_minutes > 0),
  count int not null check (count > 0),
  every_minutes int not null check (every_minutes > 0),
  reason text not null,
  state text not null default 'proposed' check (state in ('proposed', 'published', 'refused', 'expired')),
  proposed_by uuid not null references account (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references account (id),
  decided_at timestamptz,
  note text,
  check (amount % least = 0 and amount / least >= shares),
  -- Two people, whatever the code does.
  constraint envelope_rain_two_people check (decided_by <> proposed_by),
  constraint envelope_rain_decided check ((state in ('published', 'refused')) = (decided_by is not null))
);
create index envelope_rain_open on envelope_rain (seq) where state = 'proposed';

-- A published envelope. What is not taken of it is reserved in the fund until it is closed.
create table envelope (
  id uuid primary key,
  rain uuid not null references envelope_rain,
  number int not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  shares int not null check (shares > 0),
  least bigint not null check (least > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  commitment text not null,
  seed_sealed bytea not null,
  taken bigint not null default 0,
  takers int not null default 0,
  -- Set once nobody can take any more; the seed is published with it.
  closed_at timestamptz,
  server_seed text,
  unique (rain, number),
  check (ends_at > starts_at),
  -- Never more than the pot, and never less for each who is left than the smallest share.
  check (taken >= 0 and takers between 0 and shares and amount - taken >= least * (shares - takers)),
  check (takers < shares or taken = amount),
  check ((closed_at is null) = (server_seed is null))
);
create index envelope_unclosed on envelope (ends_at) where closed_at is null;
create index envelope_by_end on envelope (ends_at);

-- A share that was taken. The id is that of the ledger's operation, so it is paid once.
create table envelope_share (
  id uuid primary key,
  envelope uuid not null references envelope,
  position int not null check (position >= 0),
  account uuid not null references account (id),
  -- The browser that it was taken in: another member gets none there.
  device bytea,
  wallet int not null references wallet,
  client_seed text not null,
  amount bigint not null check (amount > 0),
  taken_at timestamptz not null,
  paid_at timestamptz,
  unique (envelope, account),
  unique (envelope, position),
  unique (envelope, device)
);
create index envelope_share_unpaid on envelope_share (taken_at) where paid_at is null;
