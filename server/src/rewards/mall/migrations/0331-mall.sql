-- What points can be redeemed for. Staff change it; every change is in the audit log.
create table mall_good (
  id uuid primary key,
  version int not null default 1,
  kind text not null check (kind in ('cash', 'delivery')),
  names jsonb not null,
  texts jsonb not null,
  -- Whole points for one.
  price int not null check (price > 0),
  picture text not null,
  -- What is paid for one, in the brand's currency.
  amount bigint check (amount > 0),
  -- How many are left; null when they do not run out.
  stock int check (stock >= 0),
  per_member int check (per_member > 0),
  is_offered boolean not null,
  place int not null,
  updated_at timestamptz not null,
  check ((kind = 'cash') = (amount is not null))
);

-- What a member redeemed. Name, price and amount are those of that moment. The id is that of the ledger's operation.
create table mall_redemption (
  id uuid primary key,
  seq int generated always as identity unique,
  account uuid not null references account (id),
  good uuid not null references mall_good,
  kind text not null check (kind in ('cash', 'delivery')),
  names jsonb not null,
  picture text not null,
  quantity int not null check (quantity > 0),
  price int not null check (price > 0),
  wallet int not null references wallet,
  currency text not null,
  -- What is paid for all of them.
  amount bigint check (amount > 0),
  -- Whether they were taken from a stock, and go back to it.
  has_stock boolean not null,
  -- Name, address and phone, sealed.
  recipient bytea,
  state text not null check (state in ('inProcess', 'approved', 'rejected')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references account (id),
  reason text,
  paid_at timestamptz,
  check ((kind = 'cash') = (amount is not null)),
  check ((kind = 'delivery') = (recipient is not null)),
  check ((state = 'inProcess') = (decided_at is null)),
  check ((state = 'rejected') = (reason is not null))
);
create index mall_redemption_by_account on mall_redemption (account, seq);
create index mall_redemption_by_good on mall_redemption (good, account);
create index mall_redemption_in_process on mall_redemption (seq) where state = 'inProcess';
create index mall_redemption_unpaid on mall_redemption (seq) where kind = 'cash' and paid_at is null;
