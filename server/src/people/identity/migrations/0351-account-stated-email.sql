-- Who else has stated the same address: invitations between accounts of one person do not count.
create index account_stated_email on account (email_index) where email_index is not null;
