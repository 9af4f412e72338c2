-- One of the staff proposes to give a bonus to a member, another decides. The id is that of the bonus.
create table bonus_proposal (
  id uuid primary key,
  seq bigint generated always as identity unique,
  account uuid not null references account (id),
  names jsonb not null,
  terms jsonb not null,
  reason text not null,
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'done', 'refused', 'expired', 'failed')),
  proposed_by uuid not null references account (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references account (id),
  decided_at timestamptz,
  note text,
  failure text,
  finished_at timestamptz,
  -- Two people, whatever the code does.
  constraint bonus_proposal_two_people check (decided_by <> proposed_by),
  constraint bonus_proposal_decided check
    ((state in ('approved', 'done', 'refused', 'failed')) = (decided_by is not null))
);
create index bonus_proposal_open on bonus_proposal (seq) where state in ('proposed', 'approved');
