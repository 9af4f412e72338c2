-- Where a wallet stood when its day (UTC) began, written with its first leg of that day: totals since the start of a
-- period are the tail less the first opening in it, however long the chain.
create table opening (
  wallet int not null,
  day date not null,
  seq int not null,
  staked bigint not null,
  won bigint not null,
  primary key (wallet, day)
);

create trigger stays before update or delete on opening for each row execute function refuse_change();
create trigger stays_whole before truncate on opening execute function refuse_change();

-- For legs that are older than this table.
insert into opening (wallet, day, seq, staked, won)
select distinct on (wallet, day) wallet, day, seq - 1, staked_before, won_before
from (
  select wallet, seq, (at at time zone 'utc')::date as day,
    lag(staked, 1, 0::bigint) over chain as staked_before, lag(won, 1, 0::bigint) over chain as won_before
  from leg window chain as (partition by wallet order by seq)
) as step
order by wallet, day, seq;
