-- Money at a vendor also comes home when its owner is restricted: vendors do not keep limits, breaks and blocks.
alter table vendor_move
  drop constraint vendor_move_cause_check,
  add constraint vendor_move_cause_check check (cause in ('member', 'left', 'signed_out', 'idle', 'restricted'));
