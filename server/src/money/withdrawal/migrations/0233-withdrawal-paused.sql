-- Until when a step waits: payouts pause after a change of the account's security. Each pause is told once.
alter table withdrawal_step add column until timestamptz;
create unique index withdrawal_paused on withdrawal_step (withdrawal, until) where step = 'paused';
