-- Bets of two currencies are two cases: an amount has one currency.
alter table exclusion
  drop constraint exclusion_reason_account_day_agents_turn_key,
  add unique (reason, account, day, agents, currency, turn);
