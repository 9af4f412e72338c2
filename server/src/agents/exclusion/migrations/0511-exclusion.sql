-- Bets of one account on one day (UTC), in one line of agents, that do or may not count for contracts, for one reason.
create table exclusion (
  id uuid primary key,
  seq int generated always as identity unique,
  reason text not null check (reason in ('self_play', 'opposite_sides', 'circular_transfer', 'same_device')),
  account uuid not null references account (id),
  day date not null,
  -- The agents above at the time of the bets, nearest first.
  agents uuid[] not null,
  -- Bets that are found after a decision are another case.
  turn int not null check (turn > 0),
  currency text not null,
  -- It follows from a rule alone; otherwise staff decide.
  is_certain boolean not null,
  evidence jsonb not null,
  bets int not null check (bets > 0),
  valid_bet bigint not null check (valid_bet >= 0),
  state text not null check (state in ('open', 'excluded', 'dismissed', 'lifted')),
  filed_at timestamptz not null,
  -- One of the staff wants to exclude so much that a second person has to agree.
  proposed_by uuid references account (id),
  proposed_at timestamptz,
  proposed_note text,
  -- Null where a rule decided.
  decided_by uuid references account (id),
  decided_at timestamptz,
  note text,
  -- After an appeal.
  lifted_at timestamptz,
  unique (reason, account, day, agents, turn),
  check ((state = 'lifted') = (lifted_at is not null)),
  check ((proposed_by is null) = (proposed_at is null) and (proposed_by is null) = (proposed_note is null)),
  check ((state = 'open') = (decided_at is null))
);
create index exclusion_open on exclusion (seq) where state = 'open';
create index exclusion_account on exclusion (account, reason, decided_at);
create index exclusion_agents on exclusion using gin (agents);
create trigger stays before update of id, reason, account, day, agents, turn, currency, is_certain, filed_at on exclusion
  for each row execute function refuse_change();
create trigger stays_stored before delete on exclusion for each row execute function refuse_change();
create trigger stays_whole before truncate on exclusion execute function refuse_change();

-- The bets of each. A bet is filed once for a reason.
create table exclusion_bet (
  exclusion uuid not null references exclusion,
  reason text not null,
  wallet int not null,
  operation uuid not null,
  game text,
  at timestamptz not null,
  valid_bet bigint not null,
  primary key (exclusion, wallet, operation),
  unique (wallet, operation, reason)
);
create trigger stays before update or delete on exclusion_bet for each row execute function refuse_change();
create trigger stays_whole before truncate on exclusion_bet execute function refuse_change();

-- What an agent wrote against an exclusion: once for each.
create table exclusion_appeal (
  id uuid primary key,
  seq int generated always as identity unique,
  exclusion uuid not null references exclusion,
  agent uuid not null references account (id),
  text text not null,
  filed_at timestamptz not null,
  -- One of the staff wants to lift so much that a second person has to agree.
  proposed_by uuid references account (id),
  proposed_at timestamptz,
  proposed_note text,
  answer text check (answer in ('upheld', 'lifted')),
  answered_by uuid references account (id),
  answered_at timestamptz,
  note text,
  unique (exclusion, agent),
  check ((answer is null) = (answered_at is null)),
  check ((proposed_by is null) = (proposed_at is null) and (proposed_by is null) = (proposed_note is null))
);
create index exclusion_appeal_agent on exclusion_appeal (agent, filed_at);
create index exclusion_appeal_waiting on exclusion_appeal (exclusion) where answer is null;
create trigger stays before update of id, exclusion, agent, text, filed_at on exclusion_appeal
  for each row execute function refuse_change();
create trigger stays_stored before delete on exclusion_appeal for each row execute function refuse_change();
create trigger stays_whole before truncate on exclusion_appeal execute function refuse_change();

-- How far the stored bets were read to find the days that are to be looked at.
create table exclusion_read (
  one boolean primary key default true check (one),
  until bigint not null default 0
);
insert into exclusion_read default values;

-- Days of accounts whose bets are looked at: those up to `looked` were, those up to `seen` are stored. Two days later
-- all of them are looked at again, because money comes back and devices are shared after a bet.
create table exclusion_look (
  account uuid not null references account (id),
  day date not null,
  seen bigint not null,
  looked bigint not null default 0,
  is_final boolean not null default false,
  primary key (account, day)
);
create index exclusion_look_due on exclusion_look (day) where looked < seen;
create index exclusion_look_again on exclusion_look (day) where not is_final;
