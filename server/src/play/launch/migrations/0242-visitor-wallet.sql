-- Wallets that visitors try games with. A visitor who has gone leaves one behind; the next takes it over, so that there
-- are as many as visitors at the same time, not as many as visitors ever.
create table visitor_wallet (
  wallet int primary key references wallet,
  -- The account for trying out that holds it; null for a visitor without one.
  account uuid unique references account on delete set null,
  taken_at timestamptz not null,
  -- Where its present holder began: what stands in the chain up to here, and was written before, is another's.
  since_seq int not null check (since_seq >= 0),
  since_at timestamptz not null
);
create index visitor_wallet_taken on visitor_wallet (taken_at);

-- What visitors and accounts for trying out have left behind so far. Whoever takes one over has its beginning written.
insert into visitor_wallet (wallet, taken_at, since_seq, since_at)
select wallet.id, 'epoch', 0, now() from wallet
where purpose = 'trial' and (
  owner like 'visitor:%' or exists (select from account where account.id::text = wallet.owner and kind = 'trial')
);

alter table play_session
  add column since_seq int not null default 0 check (since_seq >= 0),
  add column since_at timestamptz not null default 'epoch';
create index play_session_wallet on play_session (wallet);
