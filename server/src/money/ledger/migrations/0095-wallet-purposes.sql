-- Wallets for bonus money, and for money at vendors whose games do not play from our cash.
alter table wallet
  drop constraint wallet_purpose_check,
  add constraint wallet_purpose_check
    check (purpose in ('cash', 'held', 'trial', 'bonus') or purpose ~ '^vendor:[A-Z0-9_]{2,40}$');
