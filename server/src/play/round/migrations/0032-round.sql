-- Every configuration a game was ever played under, so that any round can be replayed as it was.
create table game_model (
  id int generated always as identity primary key,
  game text not null,
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  model json not null,
  first_seen_at timestamptz not null default now()
);

-- Rounds as they were played: written with the money by the ledger's own statement, never changed.
create table round (
  wallet int not null,
  seq int not null,
  id uuid not null,
  game text not null,
  model int not null,
  seed uuid not null,
  nonce int not null,
  stake bigint not null check (stake > 0),
  win bigint not null check (win >= 0),
  stops smallint[] not null,
  played_at timestamptz not null,
  primary key (wallet, seq),
  constraint round_id unique (wallet, id),
  -- No two rounds share a draw, whatever the processes that play them believe.
  constraint round_nonce unique (wallet, seed, nonce)
) partition by hash (wallet);

create table round_0 partition of round for values with (modulus 4, remainder 0);
create table round_1 partition of round for values with (modulus 4, remainder 1);
create table round_2 partition of round for values with (modulus 4, remainder 2);
create table round_3 partition of round for values with (modulus 4, remainder 3);

create function refuse_change_of_round() returns trigger language plpgsql as $$
begin
  raise exception 'rounds are never changed';
end $$;

create trigger round_is_final before update or delete on round
  for each row execute function refuse_change_of_round();
create trigger round_is_kept before truncate on round
  for each statement execute function refuse_change_of_round();
