-- Where another amount came than was asked for: few among many, and a queue of the desk.
create index deposit_other_amount on deposit (seq desc) where paid <> amount;
