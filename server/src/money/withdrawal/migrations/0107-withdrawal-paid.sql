-- What was paid out in a span of time, for whoever holds it against a provider's books.
create index withdrawal_paid on withdrawal (provider, paid_at) where paid_at is not null;
