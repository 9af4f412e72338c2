-- What a member played, by quarter of an hour, game and outcome: totals and charts of any period are read here, in every
-- zone, since all clocks are whole quarters from UTC. The places in the chain lead from here to the rounds themselves.
create table played_quarter (
  wallet int not null,
  quarter timestamptz not null,
  game text not null,
  outcome text not null check (outcome in ('won', 'lost', 'even')),
  rounds int not null,
  staked bigint not null,
  won bigint not null,
  seq_first int not null,
  seq_last int not null,
  primary key (wallet, quarter, game, outcome)
) with (fillfactor = 80);

-- Up to which place in its chain the rounds of a wallet are counted above. What came later is read as it was played.
create table played_up_to (
  wallet int primary key,
  seq int not null
) with (fillfactor = 80);

-- For rounds that are older than these tables.
insert into played_quarter (wallet, quarter, game, outcome, rounds, staked, won, seq_first, seq_last)
select round.wallet, date_bin('15 minutes', played_at, timestamptz 'epoch'), game,
  case when win > stake then 'won' when win < stake then 'lost' else 'even' end,
  count(*), sum(stake), sum(win), min(seq), max(seq)
from round join wallet on wallet.id = round.wallet and wallet.purpose = 'cash'
group by 1, 2, 3, 4;

insert into played_up_to (wallet, seq)
select round.wallet, max(seq)
from round join wallet on wallet.id = round.wallet and wallet.purpose = 'cash'
group by 1;
