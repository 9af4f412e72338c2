-- Changes of what money may do: proposed by one, agreed to by another, in force after a delay, stopped by anybody.
create table settings_proposal (
  id uuid primary key,
  seq bigint generated always as identity unique,
  merchant text not null references brand (merchant),
  -- What was in force when it was proposed, and what would be: it is agreed to as this step and no other.
  before jsonb not null,
  after jsonb not null,
  reason text not null,
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'applied', 'refused', 'withdrawn',
    'expired', 'outdated')),
  proposed_by uuid not null references account (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references account (id),
  decided_at timestamptz,
  note text,
  applies_at timestamptz,
  withdrawn_by uuid references account (id),
  finished_at timestamptz,
  constraint nobody_agrees_with_themselves check (decided_by <> proposed_by),
  constraint approved_by_somebody check (state not in ('approved', 'applied') or decided_by is not null),
  constraint approved_with_a_delay check (state not in ('approved', 'applied') or applies_at is not null)
);
create index settings_proposal_open on settings_proposal (seq desc) where state in ('proposed', 'approved');
create index settings_proposal_closed on settings_proposal (seq desc) where state not in ('proposed', 'approved');
