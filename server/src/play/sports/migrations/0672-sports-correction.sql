-- Bets that are void by a decision of staff: a reason by the id of a market, `*` is the whole match. What was drawn stands.
alter table sports_match add column voids json not null default '{}';

-- What a payment of a bet is after a decision: another version, never a change. It is one entry of the ledger, the
-- difference between what should have been paid and what was.
create table sports_correction (
  wallet int not null,
  bet uuid not null,
  number int not null,
  version int not null check (version > 0),
  -- The decision of staff, and its kind.
  decision uuid not null,
  cause text not null check (cause in ('void', 'unvoid', 'regrade')),
  -- The id of the ledger's operation.
  operation uuid not null,
  was bigint not null check (was >= 0),
  paid bigint not null check (paid >= 0),
  valid_bet bigint not null check (valid_bet >= 0),
  -- What the wallet gained. What was no longer in it is written off.
  moved bigint not null,
  written_off bigint not null check (written_off >= 0),
  rules int not null,
  grades json not null,
  corrected_at timestamptz not null,
  primary key (wallet, bet, number, version),
  foreign key (wallet, bet, number) references sports_payment (wallet, bet, number),
  check (moved = paid - was + written_off),
  check (written_off = 0 or moved <= 0)
);
create index sports_correction_of_decision on sports_correction (decision);
create trigger stays before update or delete on sports_correction for each row execute function refuse_change();
create trigger stays_whole before truncate on sports_correction execute function refuse_change();
