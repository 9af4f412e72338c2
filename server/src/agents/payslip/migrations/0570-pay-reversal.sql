-- Reversals that were read before what they undo: its event had failed and was set aside. They wait here for it; one of
-- what never counted waits for ever.
create table pay_reversal (
  wallet int not null,
  operation uuid not null,
  -- The leg of the reversal.
  seq int not null,
  primary key (wallet, operation)
);
create trigger stays before update or delete on pay_reversal for each row execute function refuse_change();
create trigger stays_whole before truncate on pay_reversal execute function refuse_change();
