-- The bets of which something is left, so that a list of them reads no others. Written with the stake, and taken away with
-- the payment that closes the rest.
create table sports_open (
  wallet int not null,
  bet uuid not null,
  primary key (wallet, bet),
  foreign key (wallet, bet) references sports_bet (wallet, id)
);
insert into sports_open (wallet, bet)
select wallet, id from sports_bet as bet
where stake > (
  select coalesce(sum(paid.stake), 0) from sports_payment as paid where paid.wallet = bet.wallet and paid.bet = bet.id
);

-- The chances of all scores of a match in play, at the version of the prices that were made from them.
create table sports_outlook (
  match int primary key references sports_match,
  price_version int not null,
  -- Eight bytes for each way in which the match can end.
  cells bytea not null check (length(cells) > 0 and length(cells) % 8 = 0)
);

-- Cash-outs in play wait like bets do.
alter table sports_wait add column kind text not null default 'bet' check (kind in ('bet', 'cash_out'));
alter table sports_wait alter column kind drop default;
