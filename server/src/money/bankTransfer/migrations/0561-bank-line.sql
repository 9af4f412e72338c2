-- One line of the bank's statement counts once, however its reference is typed. Banks number their lines by account and
-- start again each year, so a reference is unique only within both.
alter table bank_record
  -- Whose statement it is: the receiving account of a transfer; of a payout only the currency is known.
  add column statement text,
  -- Letters and digits of the bank's reference.
  add column line text;
update bank_record set
  statement = coalesce(
    (select regexp_replace(lower(account), '[^[:alnum:]]', '', 'g') from bank_transfer where id = transfer),
    (select currency from bank_payout where id = payout)),
  line = regexp_replace(lower(bank_reference), '[^[:alnum:]]', '', 'g');
-- What was recorded twice before this counted differently: it stays, with its own number after the mark.
update bank_record set line = line || '#' || seq
where line is not null and seq not in (
  select min(seq) from bank_record
  where line is not null and state <> 'withdrawn'
  group by kind, statement, extract(year from on_day), line);
alter table bank_record
  alter column statement set not null,
  add check ((line is null) = (bank_reference is null));
drop index bank_record_reference;
create unique index bank_record_line on bank_record (kind, statement, extract(year from on_day), line)
  where state <> 'withdrawn';
