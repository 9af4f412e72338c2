-- Accounts that somebody else opened: their owner is asked for the terms at the next sign-in.
alter table account add column terms_due boolean not null default false;
update account set terms_due = true
where kind in ('member', 'agent')
  and not exists (select from account_consent where account_consent.account = account.id);
