-- Wallets of the house from which rewards are paid. Staff fill them, so a reward is never made from nothing.
alter table wallet
  drop constraint wallet_purpose_check,
  add constraint wallet_purpose_check
    check (purpose in ('cash', 'held', 'trial', 'bonus') or purpose ~ '^(vendor|pool|fund):[A-Za-z0-9_]{2,40}$');
