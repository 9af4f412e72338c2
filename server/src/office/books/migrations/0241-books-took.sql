-- How long the check took, in milliseconds: reports from before this was kept do not say.
alter table books_report add column took_ms int check (took_ms >= 0);
