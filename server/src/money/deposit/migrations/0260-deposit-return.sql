-- Limits, breaks and freezes hold when money is credited, not only when it is asked for. What they leave no room for goes back to
-- whoever paid: `to_return` says how much, and `returned` what of it the provider has sent back.
alter table deposit
  drop constraint deposit_state_check,
  add constraint deposit_state_check check (
    state in (
      'asked', 'waiting', 'confirmed', 'credited', 'failed', 'cancelled', 'expired', 'reversed', 'owed', 'returned'
    )
  ),
  add column to_return bigint not null default 0 check (to_return >= 0),
  add column returned bigint not null default 0,
  -- How often the provider was asked to send something back: whoever asks must know of all who asked before.
  add column refund_asks int not null default 0,
  add column return_reason text check (return_reason in ('limit', 'stopped', 'frozen')),
  add check (to_return <= coalesce(paid, 0)),
  add check (returned between 0 and to_return),
  add check ((to_return = 0) = (return_reason is null)),
  add check (state <> 'returned' or to_return = paid);
create index deposit_returning on deposit (seq desc) where returned < to_return;
create index deposit_return_due on deposit (look_at) where returned < to_return;

-- Money that was told to be on its way back is never claimed for the member again.
create trigger return_stays before update on deposit for each row
  when (new.to_return < old.to_return) execute function refuse_change();

-- A second payment was added to what is kept, and not to what was paid.
update deposit set paid = kept where kept > paid;

-- Each payment that came and each that went back, when we heard of it: what reports of the provider are held against. A
-- reversal below zero is money that came back, as after a dispute that was won.
create table deposit_flow (
  deposit uuid not null references deposit (id),
  seq bigint generated always as identity,
  kind text not null check (kind in ('charge', 'reversal')),
  amount bigint not null check (amount <> 0),
  -- What of a payment is credited: it counts against the member's limits from this moment.
  given bigint not null default 0 check (given >= 0),
  at timestamptz not null,
  primary key (deposit, seq),
  check (kind = 'charge' or given = 0)
);
create trigger stays before update or delete on deposit_flow for each row execute function refuse_change();

insert into deposit_flow (deposit, kind, amount, given, at)
select id, 'charge', paid, paid, coalesce(
  (select min(at) from deposit_step where deposit_step.deposit = deposit.id and step in ('confirmed', 'credited')),
  changed_at)
from deposit where paid is not null;

insert into deposit_flow (deposit, kind, amount, at)
select id, 'reversal', paid - kept, coalesce(
  (select min(at) from deposit_step where deposit_step.deposit = deposit.id and step in ('reversed', 'owed', 'taken')),
  changed_at)
from deposit where kept < paid;

-- A further payment is booked as a deposit and not as an adjustment: it is played like any other.
alter table deposit_correction add column is_payment boolean not null default false check (not is_payment or amount > 0);
