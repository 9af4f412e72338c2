-- Who has invited whom. The terms are those of the moment of the registration: a later change of the settings does not
-- touch them.
create table referral (
  guest uuid primary key references account (id),
  seq bigint generated always as identity unique,
  host uuid not null references account (id),
  -- The guest's cash wallet, by which bets are counted.
  wallet int not null unique references wallet,
  currency text not null,
  -- How much the guest has to bet, as far as bets count, and what counts so far.
  goal bigint not null check (goal > 0),
  valid bigint not null default 0 check (valid >= 0 and valid <= goal),
  guest_reward bigint not null check (guest_reward >= 0),
  -- What the host gets: [{"from": 1, "reward": "500000"}, …].
  levels jsonb not null,
  registered_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'playing' check (state in ('playing', 'reached', 'qualified', 'refused')),
  -- When a guest who has reached the goal is checked: at once, or next month when the host has enough in this one.
  check_at timestamptz,
  decided_at timestamptz,
  -- What the host got.
  host_reward bigint,
  check (guest <> host),
  check (ends_at > registered_at),
  check ((state = 'playing') = (check_at is null)),
  check ((state = 'reached') = (valid = goal and decided_at is null)),
  check ((state = 'qualified') = (host_reward is not null)),
  check ((state in ('qualified', 'refused')) = (decided_at is not null))
);
create index referral_by_host on referral (host, seq);
create index referral_reached on referral (check_at) where state = 'reached';
create index referral_qualified on referral (host, decided_at) where state = 'qualified';
