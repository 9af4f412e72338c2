-- Every configuration a game was ever played under, so that any round can be replayed as it was.
create table game_model (
  id int generated always as identity primary key,
  game text not null,
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  model json not null,
  -- Return, volatility and the rest, worked out once: they follow from the model alone.
  facts json,
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

do $$
begin
  for number in 0..7 loop
    execute format('create table round_%s partition of round for values with (modulus 8, remainder %s)', number, number);
    -- Partitions inherit a trigger for each row, but not one for each statement, the only kind that hears TRUNCATE.
    execute format('create trigger stays_whole before truncate on round_%s execute function refuse_change()', number);
  end loop;
end $$;

create trigger stays before update or delete on round for each row execute function refuse_change();
create trigger stays_whole before truncate on round execute function refuse_change();
