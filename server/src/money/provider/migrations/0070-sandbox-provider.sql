-- The books of the sandbox provider: another house, of which ours knows only what it says when asked.
create table sandbox_charge (
  -- As we call it.
  id uuid primary key,
  way text not null check (way in ('card', 'bank', 'ewallet', 'crypto')),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  currency text not null,
  return_url text not null,
  -- What a transfer is found by, or where coins go.
  reference text not null unique,
  state text not null default 'waiting' check (state in ('waiting', 'paid', 'failed', 'reversed')),
  -- What the payer has sent, without the provider's fee.
  paid bigint not null default 0 check (paid >= 0),
  confirmations int not null default 0,
  reason text,
  created_at timestamptz not null,
  settled_at timestamptz,
  reversed_at timestamptz
);
create index sandbox_charge_newest on sandbox_charge (created_at desc);
create index sandbox_charge_settled on sandbox_charge (settled_at) where settled_at is not null;
create index sandbox_charge_reversed on sandbox_charge (reversed_at) where reversed_at is not null;

create table sandbox_payout (
  id uuid primary key,
  amount bigint not null check (amount > 0),
  currency text not null,
  holder text not null,
  account text not null,
  kind text not null check (kind in ('bank', 'wallet')),
  state text not null default 'waiting' check (state in ('waiting', 'paid', 'failed')),
  reason text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index sandbox_payout_newest on sandbox_payout (created_at desc);
create index sandbox_payout_settled on sandbox_payout (settled_at) where settled_at is not null;

-- Notices that the provider still has to bring, or brings again because nobody took them.
create table sandbox_notice (
  id uuid primary key,
  about text not null check (about in ('charge', 'payout')),
  subject uuid not null,
  due_at timestamptz not null,
  tries int not null default 0
);
create index sandbox_notice_due on sandbox_notice (due_at);

-- How the provider is today: open, closed, or answering too late for anybody to hear.
create table sandbox_till (
  is_only boolean primary key default true check (is_only),
  mood text not null default 'open' check (mood in ('open', 'closed', 'silent')),
  -- What becomes of payouts: settled at once, or kept for somebody to decide.
  pays_at_once boolean not null default true
);
insert into sandbox_till default values;

-- What a real provider calls a charge of ours.
create table provider_reference (
  provider text not null,
  reference text not null,
  charge uuid not null,
  at timestamptz not null,
  primary key (provider, reference)
);
create index provider_reference_charge on provider_reference (charge);
