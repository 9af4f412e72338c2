-- What a member told and papers stand for, or are being compared with: it does not change meanwhile.
create table profile_lock (
  account uuid not null references account (id),
  field text not null,
  primary key (account, field)
);
