-- What a fund owes is asked before more of it is reserved.
create index reward_owed on reward (fund, currency) include (amount) where state in ('open', 'collecting');
