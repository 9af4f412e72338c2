-- The agents above an account at a moment, nearest first: figures keep whose they are, wherever the account stands later.
create table team_line (
  id int generated always as identity primary key,
  agents uuid[] not null unique
);
create index team_line_agents on team_line using gin (agents);

-- What an account did on a day (UTC), by the line in which it stood then. Amounts in atoms.
create table team_account_day (
  account uuid not null references account (id),
  day date not null,
  line int not null references team_line,
  bets int not null default 0,
  -- Less of it when a round is taken back: it may be below zero on that day.
  valid bigint not null default 0,
  staked bigint not null default 0,
  won bigint not null default 0,
  deposited bigint not null default 0,
  withdrawn bigint not null default 0,
  promoted bigint not null default 0,
  primary key (account, day, line)
) with (fillfactor = 80);
-- For a team that was moved: its figures below one agent are those of the lines that have both.
create index team_account_day_line on team_account_day (line, day);

-- The same for everybody below an agent, added up when it is written: a team of a million is read as fast as one of ten.
create table team_day (
  agent uuid not null references account (id),
  day date not null,
  -- Accounts with a bet on the day, and accounts that were opened.
  active int not null default 0,
  opened int not null default 0,
  bets int not null default 0,
  valid bigint not null default 0,
  staked bigint not null default 0,
  won bigint not null default 0,
  deposited bigint not null default 0,
  withdrawn bigint not null default 0,
  promoted bigint not null default 0,
  primary key (agent, day)
) with (fillfactor = 80);

-- Accounts with a bet in a month: they cannot be added up from days.
create table team_month (
  agent uuid not null references account (id),
  month date not null check (month = date_trunc('month', month)),
  active int not null default 0,
  primary key (agent, month)
) with (fillfactor = 80);
