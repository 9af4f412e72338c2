-- What of the bets of a wallet counts, by day (UTC). A rank follows the last 30 days; older rows are removed later.
create table rank_day (
  wallet int not null references wallet,
  day date not null,
  valid bigint not null check (valid > 0),
  primary key (wallet, day)
) with (fillfactor = 80);
create index rank_day_by_day on rank_day (day);

-- The rank of everybody whose bets have counted; 0 is none.
create table rank (
  wallet int primary key references wallet,
  account uuid not null unique references account (id),
  level int not null check (level between 0 and 5),
  -- The day of the last change.
  since date not null,
  -- The day on which the birthday was last looked at, and the last one with a gift.
  birthday_read date,
  birthday_given date
) with (fillfactor = 80);
create index rank_birthday on rank (birthday_read) where level > 0;

-- Why a rank has changed: the valid bets of that moment, and what they were compared with.
create table rank_change (
  id bigint generated always as identity primary key,
  account uuid not null references account (id),
  from_level int not null,
  to_level int not null check (to_level <> from_level),
  valid bigint not null,
  needed bigint not null,
  at timestamptz not null
);
create index rank_change_by_account on rank_change (account, id);
create trigger stays before update or delete on rank_change for each row execute function refuse_change();
create trigger stays_whole before truncate on rank_change execute function refuse_change();
