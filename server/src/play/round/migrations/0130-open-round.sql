-- A round that waits for its player: its stake is taken, its draws are fixed by the seed, and moves decide the rest. Written
-- by the ledger's own statement; swept away once the round itself is written.
create table open_round (
  wallet int not null,
  id uuid not null,
  game text not null,
  model int not null,
  seed uuid not null,
  nonce int not null,
  mode text not null check (mode in ('real', 'free')),
  currency text not null,
  stake bigint not null check (stake > 0),
  bet json not null,
  opened_at timestamptz not null,
  primary key (wallet, id),
  -- One of a game at a time: on another device the same round goes on.
  unique (wallet, game),
  unique (wallet, seed, nonce)
);
create index open_round_by_age on open_round (opened_at);

-- What the player did, in order. A place is taken once, whoever comes first.
create table open_move (
  wallet int not null,
  round uuid not null,
  at int not null check (at between 0 and 999),
  move json not null,
  primary key (wallet, round, at),
  foreign key (wallet, round) references open_round (wallet, id) on delete cascade
);

-- What a solo game was played with, beside its row in `round` and as immutable: together they say all of it.
create table arcade_round (
  wallet int not null,
  id uuid not null,
  stake bigint not null check (stake > 0),
  bet json not null,
  moves json not null,
  view json not null,
  primary key (wallet, id)
);
create trigger stays before update or delete on arcade_round for each row execute function refuse_change();
create trigger stays_whole before truncate on arcade_round execute function refuse_change();
