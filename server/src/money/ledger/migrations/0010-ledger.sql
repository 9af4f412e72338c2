-- Double entry as chains of legs. Nothing here is ever updated: the guards at the end refuse it.

-- A member's purse: cash, held or trial money in one currency. Its floor is zero (see the check on leg.balance).
create table wallet (
  id int generated always as identity primary key,
  owner text not null,
  purpose text not null check (purpose in ('cash', 'held', 'trial')),
  currency text not null,
  opened_at timestamptz not null default now(),
  unique (owner, purpose, currency)
);

-- The other side of most legs. Its balance is the sum of what the batches brought it, so that no row is hot.
-- Ids are negative: a leg's counter is a wallet when positive and a house account when negative.
create table house_account (
  id int generated always as identity (start -1 increment -1 minvalue -2147483648 maxvalue -1) primary key,
  name text not null,
  currency text not null,
  unique (name, currency)
);

insert into house_account (name, currency)
select name, currency
from unnest(array['USD', 'EUR', 'MXN', 'PEN', 'CLP', 'BRL', 'VND']) as currency,
  unnest(array['game', 'clearing', 'promotion']) as name
order by currency, name;

insert into house_account (name, currency)
values ('trial_game', 'XTR'), ('trial_clearing', 'XTR');

-- One step of a wallet's chain: `seq` counts from 1 without a gap, `balance` is what the wallet holds after the step.
-- A refusal is a leg too (`code` is its number, nothing moves), so that a retry hears it again.
-- `staked` and `won` are lifetime totals, so that what a period brought is a subtraction.
-- Partitioned by wallet, the one column that both unique indexes share and that can distribute the table over machines.
create table leg (
  wallet int not null,
  seq int not null,
  id uuid not null,
  part smallint not null,
  kind smallint not null,
  code smallint not null,
  counter int not null,
  amount bigint not null,
  balance bigint not null check (balance >= 0),
  staked bigint not null,
  won bigint not null,
  at timestamptz not null,
  -- Two writers that decided from the same tail cannot both commit.
  constraint leg_chain unique (wallet, seq),
  -- The idempotency key. Beside the wallet, so that random ids touch the pages of their wallet only.
  constraint leg_operation unique (wallet, id, part)
) partition by hash (wallet);

-- What each batch of legs brought the house accounts.
create table batch (
  at timestamptz not null,
  n int not null,
  house int[] not null,
  delta bigint[] not null,
  check (cardinality(house) = cardinality(delta))
);

-- What a member may not do, from the leg `seq` on until the next row of the wallet.
create table restriction (
  wallet int not null references wallet,
  seq int not null,
  may_bet boolean not null,
  excluded_until timestamptz,
  loss_day bigint,
  loss_week bigint,
  loss_month bigint,
  wager_day bigint,
  wager_week bigint,
  wager_month bigint,
  primary key (wallet, seq)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: what is written in the books stays', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end $$;

do $$
declare
  part text;
begin
  for number in 0..7 loop
    execute format('create table leg_%s partition of leg for values with (modulus 8, remainder %s)', number, number);
  end loop;

  foreach part in array array['leg', 'batch', 'restriction'] loop
    -- Partitions inherit a trigger for each row.
    execute format('create trigger stays before update or delete on %I for each row execute function refuse_change()', part);
  end loop;

  -- But not a trigger for each statement, the only kind that hears TRUNCATE.
  foreach part in array array['leg', 'leg_0', 'leg_1', 'leg_2', 'leg_3', 'leg_4', 'leg_5', 'leg_6', 'leg_7', 'batch', 'restriction'] loop
    execute format('create trigger stays_whole before truncate on %I execute function refuse_change()', part);
  end loop;
end $$;
