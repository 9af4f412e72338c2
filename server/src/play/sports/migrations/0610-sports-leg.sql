-- A bet is a slip: lines over legs, each leg on a match of its own. A single bet is one line over one leg.
create table sports_leg (
  wallet int not null,
  bet uuid not null,
  leg int not null check (leg between 0 and 19),
  match int not null references sports_match,
  -- The market and the choice of each part, as they were quoted. More than one part is a bet builder.
  parts json not null,
  -- The fair chances of the leg as they were at acceptance.
  chances json not null,
  -- Thousandths, one for every set of the parts by the bits of its number: the first is 1,000, the last the price.
  prices int[] not null check (prices[1] = 1000 and prices[array_length(prices, 1)] = price),
  price int not null check (price between 1001 and 1000000),
  -- The version of the prices it is from.
  price_version int not null,
  asked_price int not null,
  asked_version int not null,
  is_banker boolean not null,
  primary key (wallet, bet, leg),
  foreign key (wallet, bet) references sports_bet (wallet, id)
);
create index sports_leg_of_match on sports_leg (match, wallet, bet);

insert into sports_leg (wallet, bet, leg, match, parts, chances, prices, price, price_version, asked_price, asked_version,
  is_banker)
select wallet, id, 0, match, json_build_array(json_build_object('market', quoted -> 'market', 'choice', choice)),
  quoted -> 'chances', array[1000, price], price, price_version, asked_price, asked_version, false
from sports_bet;

create trigger stays before update or delete on sports_leg for each row execute function refuse_change();
create trigger stays_whole before truncate on sports_leg execute function refuse_change();

alter table sports_bet
  drop column match, drop column market, drop column choice, drop column quoted, drop column price,
  drop column price_version, drop column asked_price, drop column asked_version,
  -- How many legs besides the bankers a line has.
  add column sizes int[] not null default '{1}',
  add column lines int not null default 1 check (lines between 1 and 4095);
alter table sports_bet
  alter column sizes drop default, alter column lines drop default,
  add check (stake % lines = 0);

-- The payments of a bet count 0, 1, 2 without a gap: two that are made at once have the same number, and the database
-- takes one of them. So what is cashed out is never settled too.
alter table sports_settlement rename to sports_payment;
alter table sports_payment rename column version to number;
alter table sports_payment rename column settled_at to paid_at;
alter index sports_settlement_by_operation rename to sports_payment_by_operation;
alter index sports_settlement_pkey rename to sports_payment_pkey;
alter table sports_payment
  add column kind text not null default 'settlement' check (kind in ('settlement', 'cash_out')),
  -- What of the stake it closes.
  add column stake bigint check (stake > 0),
  -- The grade of every part of every leg; a void has its reason and clause.
  add column grades json,
  -- The caller's name for a cash-out.
  add column key uuid,
  -- What a cash-out was computed from: the margin, the fair value, and where every leg stood.
  add column offer json;
alter table sports_payment disable trigger stays;
update sports_payment as paid set stake = bet.stake, grades = json_build_array(json_build_array(
  case when paid.grade = 'void' then json_build_object('void', paid.void_reason, 'clause', paid.void_clause)
  else to_json(paid.grade) end))
from sports_bet as bet where bet.wallet = paid.wallet and bet.id = paid.bet;
alter table sports_payment enable trigger stays;
alter table sports_payment
  alter column kind drop default, alter column stake set not null,
  drop column grade, drop column void_reason, drop column void_clause,
  add check ((kind = 'settlement') = (grades is not null)),
  add check ((kind = 'cash_out') = (offer is not null)),
  add check ((kind = 'cash_out') = (key is not null)),
  add unique (wallet, key);
