-- How the money of a team moved: a row for each agent who stood above the account at that moment. So a page of a team of
-- a million is one range of an index, and a move of the account later changes nothing. Amounts in atoms.
create table team_move (
  agent uuid not null references account (id),
  at timestamptz not null,
  id bigint generated always as identity,
  account uuid not null references account (id),
  kind text not null check (
    kind in ('deposit', 'withdrawal', 'transferIn', 'transferOut', 'promotion', 'rebate', 'reversal')
  ),
  amount bigint not null,
  primary key (agent, at, id)
);
create index team_move_kind on team_move (agent, kind, at, id);
create index team_move_account on team_move (agent, account, at, id);

-- The same, added up by day (UTC).
create table team_move_day (
  agent uuid not null references account (id),
  day date not null,
  kind text not null,
  count int not null,
  amount bigint not null,
  primary key (agent, day, kind)
) with (fillfactor = 80);
