-- Bets for real money whose rebate is not paid yet. Rate and return are those of the moment of the bet: a later change,
-- or the removal of the game, does not touch what was earned before.
create table rebate_open (
  wallet int not null references wallet,
  game text not null,
  game_type text not null,
  permille int not null check (permille > 0),
  return_numerator numeric not null,
  return_denominator numeric not null,
  rounds int not null check (rounds > 0),
  staked bigint not null check (staked > 0),
  primary key (wallet, game, permille, return_numerator, return_denominator)
) with (fillfactor = 80);

-- A rebate that was claimed, or paid by itself. The id is that of the ledger's operation.
create table rebate (
  id uuid primary key,
  seq bigint generated always as identity unique,
  account uuid not null references account (id),
  wallet int not null references wallet,
  currency text not null,
  amount bigint not null check (amount > 0),
  is_claimed boolean not null,
  at timestamptz not null,
  paid_at timestamptz
);
create index rebate_by_account on rebate (account, seq);
create index rebate_unpaid on rebate (seq) where paid_at is null;

-- The bets that a rebate was computed from.
create table rebate_line (
  rebate uuid not null references rebate,
  game text not null,
  game_type text not null,
  permille int not null,
  return_numerator numeric not null,
  return_denominator numeric not null,
  rounds int not null,
  staked bigint not null,
  primary key (rebate, game, permille, return_numerator, return_denominator)
);
create trigger stays before update or delete on rebate_line for each row execute function refuse_change();
create trigger stays_whole before truncate on rebate_line execute function refuse_change();
