-- Wallets with a restriction that is decided and not in the books yet. No stake of theirs is taken until it is: should the
-- books refuse it, play stays stopped instead of going on.
create table restriction_pending (
  wallet int primary key references wallet,
  since timestamptz not null default now()
);
