-- Bets on matches in play that wait for their acceptance. Nothing is taken before one is accepted.
create table sports_wait (
  wallet int not null,
  id uuid not null,
  account text not null,
  ip text not null,
  request json not null,
  -- The matches in play that it is on, each with the incidents that had been seen.
  seen json not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- Where it could not be decided by then, it is refused.
  ends_at timestamptz not null check (ends_at >= due_at),
  primary key (wallet, id)
);
create index sports_wait_of_time on sports_wait (ends_at);
create trigger stays before update or delete on sports_wait for each row execute function refuse_change();
create trigger stays_whole before truncate on sports_wait execute function refuse_change();

-- What it was decided to be. The answer that it is placed is written by the ledger's own statement with the stake, so
-- that a bet which was refused is never placed, whichever process decides.
create table sports_wait_answer (
  wallet int not null,
  id uuid not null,
  answer json not null,
  answered_at timestamptz not null default clock_timestamp(),
  primary key (wallet, id),
  foreign key (wallet, id) references sports_wait (wallet, id)
);
create trigger stays before update or delete on sports_wait_answer for each row execute function refuse_change();
create trigger stays_whole before truncate on sports_wait_answer execute function refuse_change();
