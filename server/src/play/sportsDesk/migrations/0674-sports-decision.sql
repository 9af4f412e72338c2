-- What staff decide about bets on a match: one proposes, having seen what it would do, and another decides.
create table sports_decision (
  id uuid primary key,
  seq bigint generated always as identity unique,
  match int not null references sports_match,
  -- Null for the whole match.
  market text,
  cause text not null check (cause in ('void', 'unvoid', 'regrade')),
  void_reason text check ((cause = 'void') = (void_reason is not null)),
  reason text not null,
  -- What it would do, as the proposer saw it.
  effects json not null,
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'done', 'refused', 'expired')),
  proposed_by uuid not null references account (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references account (id),
  decided_at timestamptz,
  note text,
  finished_at timestamptz,
  -- Four eyes, whatever the code does.
  constraint sports_decision_four_eyes check (decided_by <> proposed_by),
  constraint sports_decision_decided check ((state in ('approved', 'done', 'refused')) = (decided_by is not null))
);
-- What would be done is computed from the match as it is: one decision at a time.
create unique index sports_decision_open on sports_decision (match) where state in ('proposed', 'approved');
create index sports_decision_of_match on sports_decision (match, seq);
