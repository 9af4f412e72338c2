-- Points of an account, in ten-millionths of a point. `unbooked` is the part that bets have earned since the last entry:
-- they become one entry after an hour, or before the next change.
create table point_balance (
  account uuid primary key references account (id),
  balance bigint not null check (balance >= 0),
  unbooked bigint not null check (unbooked between 0 and balance),
  unbooked_since timestamptz,
  -- What could not be taken back for deposits that were charged back; it comes off the next points.
  owed bigint not null default 0 check (owed >= 0),
  entries int not null default 0,
  check ((unbooked > 0) = (unbooked_since is not null))
) with (fillfactor = 80);
create index point_balance_unbooked on point_balance (unbooked_since) where unbooked > 0;

-- Every change of the points. The entries of an account add up to its balance without `unbooked`.
create table point_entry (
  account uuid not null references point_balance,
  seq int not null check (seq > 0),
  kind text not null check (kind in ('bet', 'deposit', 'redeem', 'returned', 'convert', 'takenBack')),
  amount bigint not null check (amount <> 0),
  balance bigint not null check (balance >= 0),
  -- The deposit, conversion or redemption; none for bets and for what is taken because of an older deposit.
  subject uuid,
  -- Of a deposit: points per 100 units. Of a conversion: points per unit.
  ratio int,
  -- What was redeemed: its name by language, and how many.
  names jsonb,
  quantity int,
  at timestamptz not null,
  primary key (account, seq),
  check (kind = 'takenBack' or (kind = 'bet') = (subject is null)),
  check ((kind in ('bet', 'deposit', 'returned')) = (amount > 0))
);
create trigger stays before update or delete on point_entry for each row execute function refuse_change();
create trigger stays_whole before truncate on point_entry execute function refuse_change();

-- The points that a deposit has given. The rate is that of the moment when it was credited.
create table point_deposit (
  deposit uuid primary key references deposit (id),
  rate int not null check (rate >= 0),
  given bigint not null check (given >= 0)
);

-- Points turned into money. The id is that of the ledger's operation.
create table point_conversion (
  id uuid primary key,
  seq bigint generated always as identity unique,
  account uuid not null references account (id),
  wallet int not null references wallet,
  currency text not null,
  -- Whole points that were asked for, and the points that the amount needed.
  asked int not null check (asked > 0),
  points bigint not null check (points > 0),
  ratio int not null check (ratio > 0),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  paid_at timestamptz
);
create index point_conversion_unpaid on point_conversion (seq) where paid_at is null;
