-- A bet that is settled again may risk less than it did, or more: then what counts as returned becomes less.
alter table returned_stake drop constraint returned_stake_amount_check, drop constraint returned_stake_cause_check;
alter table returned_stake
  add constraint returned_stake_cause_check check (cause in ('taken_back', 'voided', 'corrected')),
  add constraint returned_stake_amount_check check (amount > 0 or (cause = 'corrected' and amount <> 0));
