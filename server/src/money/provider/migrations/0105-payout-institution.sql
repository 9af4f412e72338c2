-- An account number says little without the bank that has it.
alter table sandbox_payout add column institution text not null default '';
