-- A payment may be taken back in part, come back after a dispute, or arrive a second time. `kept` is what the provider says
-- the house still has of it, `standing` what the ledger has given the member for it; where they differ, it is corrected.
alter table deposit
  add column kept bigint check (kept >= 0),
  add column standing bigint check (standing >= 0);

update deposit set
  standing = case when state = 'reversed' then 0 else paid end,
  kept = case when state = 'credited' then paid else 0 end
where state in ('credited', 'reversed', 'owed');

-- Each correction is written down before the ledger is asked for it, and one comes after the other. The id is that of the
-- operation in the ledger: a reversal of the whole deposit has the deposit's own.
create table deposit_correction (
  id uuid primary key,
  deposit uuid not null references deposit (id),
  amount bigint not null check (amount <> 0),
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  asked_at timestamptz not null
);
create index deposit_correction_deposit on deposit_correction (deposit);
create unique index deposit_correction_open on deposit_correction (deposit) where state = 'asked';
