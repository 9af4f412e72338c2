-- The sandbox provider's own books, line by line: several payments of one charge, refunds and charge-backs in part. What
-- comes back of a reversal, as after a refund that failed, is a reversal below zero.
create table sandbox_entry (
  seq bigint generated always as identity primary key,
  charge uuid not null references sandbox_charge (id),
  kind text not null check (kind in ('charge', 'reversal')),
  amount bigint not null check (amount <> 0),
  at timestamptz not null
);
create index sandbox_entry_at on sandbox_entry (at);

insert into sandbox_entry (charge, kind, amount, at)
select id, 'charge', paid, settled_at from sandbox_charge where settled_at is not null
union all
select id, 'reversal', paid, reversed_at from sandbox_charge where reversed_at is not null;

alter table sandbox_charge
  -- What the payer's bank took back.
  add column taken_back bigint not null default 0 check (taken_back between 0 and paid),
  drop column settled_at,
  drop column reversed_at;
update sandbox_charge set taken_back = paid where state = 'reversed';

create table sandbox_refund (
  seq bigint generated always as identity primary key,
  charge uuid not null references sandbox_charge (id),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('waiting', 'done', 'failed')),
  at timestamptz not null
);
create index sandbox_refund_charge on sandbox_refund (charge);
create unique index sandbox_refund_waiting on sandbox_refund (charge) where state = 'waiting';

-- What becomes of refunds: done at once, on their way until somebody decides, or failed.
alter table sandbox_till
  add column refunds text not null default 'done' check (refunds in ('done', 'waiting', 'failed'));
