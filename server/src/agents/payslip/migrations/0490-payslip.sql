-- The agents above an account at a moment, nearest first.
create table pay_line (
  id int generated always as identity primary key,
  agents uuid[] not null unique
);
create index pay_line_agents on pay_line using gin (agents);

-- What counts for contracts: a settled bet, what was given to a member, or what undoes it. Amounts in atoms.
create table pay_event (
  -- In the order in which they are committed: one transaction writes at a time. So a run says by one number what it
  -- has read, and what came later is known.
  no bigint generated always as identity primary key,
  source text not null check (source in ('bet', 'given', 'undo')),
  -- The leg of the chain that it is about: each is counted once.
  wallet int not null,
  seq int not null,
  -- The operation or the round; null for events of an older version.
  operation uuid,
  account uuid not null references account (id),
  line int not null references pay_line,
  currency text not null,
  game text,
  -- When it happened. What undoes an event has the moment and the line of that event.
  at timestamptz not null,
  valid_bet bigint not null default 0,
  stakes bigint not null default 0,
  prizes bigint not null default 0,
  rebates bigint not null default 0,
  promotions bigint not null default 0,
  payment_fees bigint not null default 0,
  -- Why it counts for nobody.
  excluded text check (excluded in
    ('self_play', 'opposite_sides', 'circular_transfer', 'same_device', 'excluded_member', 'trial')),
  unique (wallet, seq, source)
);
create index pay_event_at on pay_event (at);
create index pay_event_line on pay_event (line, at);
create index pay_event_operation on pay_event (wallet, operation) where operation is not null;
create trigger stays before update or delete on pay_event for each row execute function refuse_change();
create trigger stays_whole before truncate on pay_event execute function refuse_change();

-- The payslips of one kind, currency and period; written together, once.
create table pay_run (
  id uuid primary key,
  seq bigint generated always as identity unique,
  kind text not null check (kind in ('dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary')),
  currency text not null,
  period text not null check (period in ('daily', 'weekly', 'semimonthly', 'monthly', 'hourly', 'fiveMinutes')),
  zone text not null,
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  -- The last event that was read.
  events_until bigint not null,
  -- SHA-256 of everything that the payslips were computed from.
  inputs_hash text not null,
  payslips int not null,
  pay numeric not null,
  closed_at timestamptz not null,
  unique (kind, currency, period, from_at)
);
create index pay_run_times on pay_run (to_at, from_at);
create trigger stays before update or delete on pay_run for each row execute function refuse_change();
create trigger stays_whole before truncate on pay_run execute function refuse_change();

create table pay_slip (
  id uuid primary key,
  run uuid not null references pay_run,
  -- Of the run.
  kind text not null,
  from_at timestamptz not null,
  agent uuid not null references account (id),
  contract uuid not null references agent_contract,
  terms_hash text not null,
  tier int,
  gross bigint not null,
  pay bigint not null check (pay >= 0),
  debt bigint not null check (debt >= 0),
  -- Figures, base, shares of downlines, rebates, and what was carried into the period and out of it.
  detail jsonb not null,
  unique (run, agent)
);
create index pay_slip_contract on pay_slip (contract, from_at desc);
create index pay_slip_agent on pay_slip (agent, kind, from_at desc, id desc);
create trigger stays before update or delete on pay_slip for each row execute function refuse_change();
create trigger stays_whole before truncate on pay_slip execute function refuse_change();

-- What is owed for a payslip (`no` 0), and the dated corrections that late events made (1 and on; these may be negative).
create table pay_bill (
  id uuid primary key,
  seq bigint generated always as identity unique,
  slip uuid not null references pay_slip,
  no int not null check (no >= 0),
  agent uuid not null references account (id),
  kind text not null,
  currency text not null,
  amount bigint not null check (amount >= 0 or no > 0),
  posted_at timestamptz not null,
  -- Of a correction: the last event that was read, and what the payslip computed again carries into the next period.
  events_until bigint,
  carried jsonb,
  decision text check (decision in ('approved', 'denied')),
  decide_until timestamptz not null,
  -- Null where no person decided.
  decided_by uuid references account (id),
  decided_at timestamptz,
  note text,
  -- Null before the fund was asked. Below zero for a correction that was taken off other payslips.
  collected bigint check (abs(collected) <= abs(amount) and sign(collected) * sign(amount) >= 0),
  unique (slip, no),
  check ((no > 0) = (events_until is not null)),
  check (collected is null or decision = 'approved')
);
create index pay_bill_agent on pay_bill (agent, kind, seq desc);
create index pay_bill_undecided on pay_bill (seq) where decision is null;
create index pay_bill_unpaid on pay_bill (seq)
  where decision = 'approved' and (collected is null or collected <> amount);
create trigger stays before update of id, slip, no, agent, kind, currency, amount, posted_at, events_until, carried,
    decide_until on pay_bill
  for each row execute function refuse_change();
create trigger stays_stored before delete on pay_bill for each row execute function refuse_change();
create trigger stays_whole before truncate on pay_bill execute function refuse_change();

-- What was paid for a bill: from the fund, or by setting a negative correction off. The id is that of the ledger's
-- operation.
create table pay_payment (
  id uuid primary key,
  bill uuid not null references pay_bill,
  no int not null check (no > 0),
  amount bigint not null check (amount <> 0),
  -- The other bill, where two were set off against each other; null: paid by the fund.
  against uuid references pay_bill,
  asked_at timestamptz not null,
  -- Null while the ledger has not answered.
  paid_at timestamptz,
  unique (bill, no),
  check (amount > 0 or against is not null),
  check (against is null or paid_at is not null)
);
create index pay_payment_open on pay_payment (asked_at) where paid_at is null;

-- Runs that are to be computed again: a late event is in their period, or another carry came into it.
create table pay_late (
  run uuid primary key references pay_run
);

-- How far late events were looked for.
create table pay_late_read (
  one boolean primary key default true check (one),
  until bigint not null default 0
);
insert into pay_late_read default values;
