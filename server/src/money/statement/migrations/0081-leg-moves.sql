-- Everything but stakes and wins, which are most of a chain and never enter here: what else moved the money of a wallet
-- is found at once, however much was played in between.
create index leg_moves on leg (wallet, seq) where kind not in (1, 2) and code = 0;
