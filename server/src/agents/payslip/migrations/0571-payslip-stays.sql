-- What a payment was asked for never changes; only the answer of the ledger is added.
create trigger stays before update of id, bill, no, amount, against, asked_at on pay_payment
  for each row execute function refuse_change();
create trigger stays_stored before delete on pay_payment for each row execute function refuse_change();
create trigger stays_whole before truncate on pay_payment execute function refuse_change();

-- Events say by the number of a line who is paid for them.
create trigger stays before update or delete on pay_line for each row execute function refuse_change();
create trigger stays_whole before truncate on pay_line execute function refuse_change();
