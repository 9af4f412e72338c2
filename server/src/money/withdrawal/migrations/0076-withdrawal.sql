-- Money on its way out. The id is chosen by the member's page, and names the hold in the books as well.
create table withdrawal (
  id uuid primary key,
  account uuid not null references account (id),
  payout_account uuid not null references payout_account (id),
  currency text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  -- Whether the most was asked for, whatever that was, so that a request sent twice is recognised.
  is_max boolean not null,
  state text not null check (state in ('asked', 'refused', 'held', 'seconding', 'approved', 'paying', 'settling', 'paid',
    'rejecting', 'rejected', 'failing', 'failed')),
  needs_two boolean not null,
  first_approver uuid references account (id),
  approver uuid references account (id),
  asked_at timestamptz not null,
  promised_at timestamptz not null,
  changed_at timestamptz not null,
  -- Who was given the payout: it is never asked of another.
  provider text,
  -- The provider has said that it has it: from then on it is asked how it stands, and not to pay again.
  is_taken boolean not null default false,
  paid_at timestamptz,
  receipt text not null default 'unsaid' check (receipt in ('unsaid', 'received', 'partly', 'missing')),
  received bigint not null default 0 check (received >= 0 and received <= amount - fee),
  constraint nobody_decides_about_their_own check (first_approver <> account and approver <> account),
  constraint two_are_two_people check (approver is null or not needs_two or first_approver <> approver),
  constraint two_where_two_are_needed check (approver is null or not needs_two or first_approver is not null),
  constraint approved_before_paid check (state not in ('approved', 'paying', 'settling', 'paid', 'failing', 'failed')
    or approver is not null)
);
-- A member's own, the newest first.
create index withdrawal_account on withdrawal (account, asked_at desc, id desc);
-- What is not finished, the earliest promise first: the desk, the clock, and whatever is late.
create index withdrawal_unfinished on withdrawal (promised_at, id)
  where state in ('asked', 'held', 'seconding', 'approved', 'paying', 'settling', 'rejecting', 'failing');
create index withdrawal_done on withdrawal (promised_at desc, id desc)
  where state in ('paid', 'rejected', 'failed', 'refused');
-- Paid out and not spoken of.
create index withdrawal_unsaid on withdrawal (paid_at) where state = 'paid' and receipt = 'unsaid';
create index withdrawal_payout_account on withdrawal (payout_account);

-- What happened to each, in order, for the member to read.
create table withdrawal_step (
  seq bigint generated always as identity primary key,
  withdrawal uuid not null references withdrawal (id),
  step text not null,
  holder text not null check (holder in ('member', 'house', 'provider')),
  at timestamptz not null,
  actor uuid references account (id),
  words text,
  amount bigint
);
create index withdrawal_step_of on withdrawal_step (withdrawal, seq);
-- Silence counts as receipt once.
create unique index withdrawal_auto_received on withdrawal_step (withdrawal) where step = 'autoReceived';

create trigger stays before update or delete on withdrawal_step for each row execute function refuse_change();
create trigger stays_whole before truncate on withdrawal_step execute function refuse_change();

-- Something to be looked into by a person. There is at most one for each withdrawal; it may be opened again.
create table withdrawal_case (
  withdrawal uuid primary key references withdrawal (id),
  cause text not null check (cause in ('late', 'missing', 'partly', 'disputed')),
  state text not null check (state in ('open', 'answered', 'closed')),
  opened_at timestamptz not null,
  words text not null,
  proofs uuid[] not null,
  answer text,
  answered_by uuid references account (id),
  answered_at timestamptz
);
create index withdrawal_case_open on withdrawal_case (opened_at, withdrawal) where state = 'open';

-- Deposits of a wallet, which are held against what was staked since. Few legs are deposits, so it costs the others nothing.
create index leg_deposit on leg (wallet, seq) where kind = 3;
