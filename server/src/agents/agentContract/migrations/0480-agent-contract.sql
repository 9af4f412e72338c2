-- What an agent is paid by the agent directly above, or by the platform. Each row is one version: its terms never change.
create table agent_contract (
  id uuid primary key,
  seq bigint generated always as identity unique,
  kind text not null check (kind in ('dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary')),
  currency text not null,
  agent uuid not null references account (id),
  -- Who offers it: the agent directly above; null for the platform.
  upline uuid references account (id),
  version int not null check (version > 0),
  -- The version that ended when this one was accepted.
  predecessor uuid references agent_contract,
  -- The canonical text whose SHA-256 both sides keep; the period and the highest rate are those of the text.
  terms text not null,
  terms_hash text not null check (terms_hash = encode(sha256(convert_to(terms, 'UTF8')), 'hex')),
  period text not null check (period in ('daily', 'weekly', 'semimonthly', 'monthly', 'hourly', 'fiveMinutes')),
  rate_millionths int not null check (rate_millionths between 1 and 1000000),
  -- After how many days one side alone can end it; null where both must agree.
  notice_days int check (notice_days between 1 and 90),
  state text not null default 'requested' check (state in ('requested', 'valid', 'denied', 'expired', 'terminated')),
  proposed_by uuid not null references account (id),
  proposed_at timestamptz not null,
  -- An offer that is not answered until then expires.
  expires_at timestamptz not null,
  decided_by uuid references account (id),
  decided_at timestamptz,
  valid_from timestamptz,
  -- In the future while a notice runs; null where no end is known.
  valid_to timestamptz,
  -- Who has asked to end it.
  ending_side text check (ending_side in ('agent', 'upline')),
  ending_at timestamptz,
  unique (agent, kind, currency, version),
  check (agent <> upline),
  check ((state in ('valid', 'terminated')) = (valid_from is not null)),
  check (valid_to >= valid_from),
  check (state <> 'terminated' or valid_to is not null),
  check (state in ('requested', 'expired') or decided_at is not null),
  check ((ending_side is null) = (ending_at is null))
);
create unique index agent_contract_valid on agent_contract (agent, kind, currency) where state = 'valid';
-- One offer at a time: two could be accepted by a page that showed only one.
create unique index agent_contract_offer on agent_contract (agent, kind, currency) where state = 'requested';
create index agent_contract_upline on agent_contract (upline, kind, seq desc);
create index agent_contract_times on agent_contract (kind, currency, valid_from) where valid_from is not null;
create index agent_contract_overdue on agent_contract (expires_at) where state = 'requested';
create index agent_contract_ending on agent_contract (valid_to) where state = 'valid' and valid_to is not null;

create trigger stays before update of id, kind, currency, agent, upline, version, terms, terms_hash, period,
    rate_millionths, notice_days, proposed_by, proposed_at on agent_contract
  for each row execute function refuse_change();
create trigger stays_stored before delete on agent_contract for each row execute function refuse_change();
create trigger stays_whole before truncate on agent_contract execute function refuse_change();

-- What happened to a contract, in order.
create table agent_contract_event (
  contract uuid not null references agent_contract,
  seq bigint generated always as identity,
  what text not null check (what in
    ('proposed', 'accepted', 'denied', 'withdrawn', 'expired', 'endAsked', 'endKept', 'terminated')),
  side text not null check (side in ('agent', 'upline', 'platform')),
  -- Null where time did it.
  by_account uuid references account (id),
  note text,
  -- The contract whose acceptance ended this one.
  cause uuid references agent_contract,
  at timestamptz not null,
  primary key (contract, seq)
);
create trigger stays before update or delete on agent_contract_event for each row execute function refuse_change();
create trigger stays_whole before truncate on agent_contract_event execute function refuse_change();
