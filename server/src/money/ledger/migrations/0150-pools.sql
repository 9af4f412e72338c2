-- Wallets of the house that many stakes add to and one wins.
alter table wallet
  drop constraint wallet_purpose_check,
  add constraint wallet_purpose_check
    check (purpose in ('cash', 'held', 'trial', 'bonus') or purpose ~ '^(vendor|pool):[A-Za-z0-9_]{2,40}$');
