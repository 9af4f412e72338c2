-- Where members are paid to. The number is sealed, with a keyed hash to notice that two members have bound the same one.
create table payout_account (
  -- Chosen by the member's page, so that one sent twice is bound once.
  id uuid primary key,
  account uuid not null references account (id),
  kind text not null check (kind in ('bank', 'wallet')),
  institution text not null,
  number_sealed bytea not null,
  number_index bytea not null,
  holder_sealed bytea not null,
  -- The last signs, for lists.
  masked text not null,
  bound_at timestamptz not null,
  -- Kept: what went to it went to it.
  removed_at timestamptz
);
create unique index payout_account_bound on payout_account (account, number_index) where removed_at is null;
create index payout_account_number on payout_account (number_index);
