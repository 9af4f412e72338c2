-- Promotions. A version never changes; a second person of the staff publishes or refuses it.
create table promotion (
  id uuid not null,
  version int not null check (version > 0),
  -- The terms as staff wrote them; amounts are texts of digits.
  draft jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  currency text not null,
  proposed_by uuid not null references account (id),
  proposed_at timestamptz not null,
  primary key (id, version)
);
create trigger stays before update or delete on promotion for each row execute function refuse_change();
create trigger stays_whole before truncate on promotion execute function refuse_change();

create table promotion_decision (
  promotion uuid not null,
  version int not null,
  is_published boolean not null,
  proposed_by uuid not null,
  decided_by uuid not null references account (id),
  decided_at timestamptz not null,
  note text,
  primary key (promotion, version),
  foreign key (promotion, version) references promotion (id, version),
  -- Two people, whatever the code does. Who proposed it may take it back.
  check (not is_published or decided_by <> proposed_by)
);
create trigger stays before update or delete on promotion_decision for each row execute function refuse_change();
create trigger stays_whole before truncate on promotion_decision execute function refuse_change();

-- From when on nobody can join this version any more.
create table promotion_close (
  promotion uuid not null,
  version int not null,
  closed_by uuid not null references account (id),
  closed_at timestamptz not null,
  primary key (promotion, version),
  foreign key (promotion, version) references promotion (id, version)
);
create trigger stays before update or delete on promotion_close for each row execute function refuse_change();
create trigger stays_whole before truncate on promotion_close execute function refuse_change();

-- What is reserved of the budget of a promotion, of all versions: for who has joined the most that they can get, then
-- what they got.
create table promotion_pool (
  promotion uuid primary key,
  reserved bigint not null check (reserved >= 0)
) with (fillfactor = 80);

-- A promotion that a member has joined. The id is that of its reward.
create table promotion_member (
  id uuid primary key,
  seq bigint generated always as identity unique,
  account uuid not null references account (id),
  wallet int not null references wallet,
  promotion uuid not null,
  version int not null,
  -- The day, week or year that it is for; a number where it can be joined several times.
  period text not null,
  state text not null check (state in ('joined', 'applying', 'process', 'claim', 'claimed', 'issued', 'rejected', 'close')),
  joined_at timestamptz not null,
  -- What is bet and paid in between these counts.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The valid bets since joining.
  valid bigint not null default 0 check (valid >= 0),
  -- The deposit that it is for.
  deposit uuid,
  reserved bigint not null check (reserved >= 0),
  -- The amount, and the numbers it was computed from, once it is fixed.
  amount bigint check (amount > 0),
  facts jsonb,
  claim_until timestamptz,
  -- When it is to be looked at again without the member.
  check_at timestamptz not null,
  note text,
  foreign key (promotion, version) references promotion (id, version),
  unique (account, promotion, period)
) with (fillfactor = 80);
create index promotion_member_due on promotion_member (check_at)
  where state in ('joined', 'applying', 'process', 'claim', 'claimed');
create index promotion_member_open on promotion_member (wallet) where state in ('joined', 'process');
create index promotion_member_by_promotion on promotion_member (promotion);
create index promotion_member_applying on promotion_member (seq) where state = 'applying';

-- Who brought a member's promotion into which state, and when.
create table promotion_step (
  member uuid not null references promotion_member,
  seq bigint generated always as identity,
  state text not null,
  by text not null check (by in ('member', 'staff', 'system')),
  actor uuid references account (id),
  at timestamptz not null,
  primary key (member, seq)
);
create trigger stays before update or delete on promotion_step for each row execute function refuse_change();
create trigger stays_whole before truncate on promotion_step execute function refuse_change();
