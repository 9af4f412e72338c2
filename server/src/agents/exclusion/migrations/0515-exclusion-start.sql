-- Bets that were stored before the rules came are not judged: their payslips are closed, and were agreed on.
update exclusion_read set until = (select coalesce(max(no), 0) from pay_event) where until = 0;
