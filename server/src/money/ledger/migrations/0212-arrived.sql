-- What came into a wallet from other people's, which must be played like a deposit before it leaves.
create index leg_transfer_in on leg (wallet, seq) where kind = 8 and part = 2;
