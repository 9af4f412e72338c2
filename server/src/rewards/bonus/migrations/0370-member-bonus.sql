-- A bonus of a member under the terms that it was given with. Its id is that of the bonus in the wallet.
create table member_bonus (
  id uuid primary key,
  seq bigint generated always as identity unique,
  account uuid not null references account (id),
  currency text not null,
  -- By language.
  names jsonb not null,
  -- Never changed: other settings make other terms.
  terms jsonb not null,
  terms_hash text not null,
  -- What it was given for, and under which name the giver knows it.
  source text not null,
  state text not null check (state in
    ('offered', 'waiting', 'starting', 'active', 'ending', 'completed', 'cancelled', 'expired', 'spent')),
  -- How it ends, from the moment that is decided.
  outcome text check (outcome in ('completed', 'cancelled', 'expired', 'spent')),
  amount bigint not null check (amount > 0),
  target bigint not null check (target >= amount),
  progress bigint not null default 0 check (progress >= 0),
  given_at timestamptz not null,
  -- Until when it must be accepted, or used once it has started.
  expires_at timestamptz,
  -- The bonus wallet, and the place in its chain after which rounds belong to this bonus.
  wallet int references wallet,
  began_seq int,
  -- The last round that the meter knows.
  counted_seq int,
  ended_at timestamptz,
  check ((state in ('active', 'ending')) <= (wallet is not null and began_seq is not null)),
  check ((state in ('ending', 'completed', 'cancelled', 'expired', 'spent')) = (outcome is not null)),
  check ((state in ('completed', 'cancelled', 'expired', 'spent')) = (ended_at is not null))
) with (fillfactor = 80);

-- A member has one running bonus at a time, whatever the code does.
create unique index member_bonus_running on member_bonus (account) where state in ('starting', 'active', 'ending');
create index member_bonus_account on member_bonus (account, seq);
create index member_bonus_wallet on member_bonus (wallet) where state in ('active', 'ending');
create index member_bonus_open on member_bonus (expires_at, seq)
  where state in ('offered', 'waiting', 'starting', 'active', 'ending');

-- Every change of state: who, when, why, and the operation of the ledger that belongs to it.
create table member_bonus_step (
  bonus uuid not null references member_bonus,
  number int not null check (number > 0),
  from_state text,
  state text not null,
  cause text not null,
  made_by text not null check (made_by in ('member', 'staff', 'house')),
  -- The member of staff, where one made it.
  account uuid references account (id),
  amount bigint check (amount >= 0),
  ledger_id uuid,
  at timestamptz not null,
  primary key (bonus, number)
);
create trigger stays before update or delete on member_bonus_step for each row execute function refuse_change();
create trigger stays_whole before truncate on member_bonus_step execute function refuse_change();

-- A settled round with bonus money, as the meter has counted it. Only taking it back changes it.
create table bonus_bet (
  wallet int not null,
  seq int not null,
  bonus uuid not null references member_bonus,
  game text not null,
  stake bigint not null check (stake >= 0),
  valid bigint not null check (valid >= 0 and valid <= stake),
  is_taken_back boolean not null,
  at timestamptz not null,
  primary key (wallet, seq),
  check (not is_taken_back or valid = 0)
);
create index bonus_bet_bonus on bonus_bet (bonus);

-- What a simulation of terms has found. Equal terms are simulated once.
create table bonus_chance (
  terms_hash text primary key,
  game text not null,
  stake bigint not null,
  runs int not null check (runs > 0),
  finished int not null check (finished between 0 and runs),
  paid bigint not null,
  staked bigint not null,
  bets int not null,
  made_at timestamptz not null
);
