-- What waits for a decision, without what has expired.
create index pay_bill_deciding on pay_bill (decide_until) where decision is null;
-- The list of staff by kind of contract.
create index pay_bill_kind on pay_bill (kind, seq desc) where amount <> 0 or decision = 'denied';
-- Negative corrections that are still to be taken off.
create index pay_bill_take_off on pay_bill (agent)
  where amount < 0 and decision = 'approved' and (collected is null or collected <> amount);
