-- Bonuses that members were given, and the rule by which their money is played. A row is kept when its bonus is over.
create table bonus_gift (
  id uuid primary key,
  owner text not null,
  wallet int not null references wallet,
  fund int not null references wallet,
  currency text not null,
  amount bigint not null check (amount > 0),
  stake_max bigint not null check (stake_max > 0),
  games text[] not null,
  state text not null default 'giving' check (state in ('giving', 'active', 'ending', 'over')),
  ending text check (ending in ('paid', 'returned')),
  -- The last leg of the wallet before this bonus.
  since_seq int not null,
  began_seq int,
  ended_seq int,
  given_at timestamptz not null,
  ended_at timestamptz,
  check ((state in ('ending', 'over')) = (ending is not null))
);

-- One at a time: the next may begin when nothing of the one before is left.
create unique index bonus_gift_of_wallet on bonus_gift (wallet) where state <> 'over';
create index bonus_gift_of_owner on bonus_gift (owner, given_at);
create index bonus_gift_unfinished on bonus_gift (given_at) where state in ('giving', 'ending');
