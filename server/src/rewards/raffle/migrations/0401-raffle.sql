-- A raffle that one of the staff proposes and another publishes.
create table raffle (
  id uuid primary key,
  seq bigint generated always as identity unique,
  -- The rule as staff wrote it; amounts are texts of digits.
  plan jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  currency text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- What its prizes cost at most; reserved in the fund from the moment it is published.
  pot bigint not null check (pot > 0),
  reason text not null,
  state text not null default 'proposed'
    check (state in ('proposed', 'published', 'refused', 'expired', 'cancelled', 'frozen', 'drawn')),
  proposed_by uuid not null references account (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references account (id),
  decided_at timestamptz,
  cancelled_by uuid references account (id),
  note text,
  -- Set when it is published.
  commitment text,
  seed_sealed bytea,
  salt text,
  beacon_chain text,
  beacon_round int,
  draws_at timestamptz,
  -- Members with an entry, and their tickets.
  entrants int not null default 0 check (entrants >= 0),
  tickets int not null default 0 check (tickets >= 0),
  -- Set when the list of tickets is final.
  root text,
  frozen_at timestamptz,
  is_postponed boolean not null default false,
  -- Set when it is drawn.
  server_seed text,
  signature text,
  drawn_at timestamptz,
  check (ends_at > starts_at),
  -- Two people, whatever the code does.
  constraint raffle_two_people check (decided_by <> proposed_by),
  constraint raffle_decided
    check ((state in ('published', 'refused', 'cancelled', 'frozen', 'drawn')) = (decided_by is not null)),
  check ((state = 'cancelled') = (cancelled_by is not null)),
  check ((state in ('published', 'cancelled', 'frozen', 'drawn')) = (commitment is not null)),
  check ((commitment is null) = (seed_sealed is null) and (commitment is null) = (draws_at is null)),
  check ((state in ('frozen', 'drawn')) = (root is not null) and (root is null) = (frozen_at is null)),
  check ((state = 'drawn') = (server_seed is not null) and (server_seed is null) = (drawn_at is null))
) with (fillfactor = 80);
create index raffle_unfinished on raffle (ends_at) where state in ('proposed', 'published', 'frozen');
create index raffle_by_end on raffle (ends_at) where state in ('published', 'cancelled', 'frozen', 'drawn');
-- The rule stays as it was proposed.
create trigger stays before update of plan, hash, currency, starts_at, ends_at, pot on raffle
  for each row execute function refuse_change();
create trigger stays_drawn before update or delete on raffle
  for each row when (old.state in ('drawn', 'cancelled')) execute function refuse_change();

-- A member who takes part, with all their tickets.
create table raffle_entry (
  raffle uuid not null references raffle,
  account uuid not null references account (id),
  seq bigint generated always as identity,
  wallet int not null references wallet,
  -- The browser that it was made in: another member makes none there.
  device bytea,
  -- Stands for the member in what is published.
  entrant text not null check (entrant ~ '^[0-9a-f]{16}$'),
  joined_at timestamptz not null,
  -- Free tickets, and the day of the last one.
  free int not null default 0 check (free >= 0),
  free_day date,
  -- Valid bets since joining.
  valid bigint not null default 0 check (valid >= 0),
  tickets int not null default 0 check (tickets >= 0),
  -- The first ticket, once the list is final.
  first int check (first > 0),
  primary key (raffle, account),
  unique (raffle, wallet),
  unique (raffle, entrant),
  unique (raffle, device),
  unique (raffle, first)
) with (fillfactor = 80);
create index raffle_entry_in_order on raffle_entry (raffle, seq);
create trigger stays before update or delete on raffle_entry
  for each row when (old.first is not null) execute function refuse_change();

create table raffle_prize (
  raffle uuid not null references raffle,
  place int not null check (place >= 0),
  ticket int not null check (ticket > 0),
  account uuid not null,
  entrant text not null,
  amount bigint not null check (amount > 0),
  primary key (raffle, place),
  unique (raffle, ticket),
  foreign key (raffle, account) references raffle_entry (raffle, account)
);
create trigger stays before update or delete on raffle_prize for each row execute function refuse_change();
create trigger stays_whole before truncate on raffle_prize execute function refuse_change();
