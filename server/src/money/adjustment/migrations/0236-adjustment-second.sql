-- Above a sum in a day, for one member or by one approver, two must agree beside who proposed it.
alter table adjustment
  add column first_approved_by uuid references account (id),
  add column first_approved_at timestamptz,
  drop constraint adjustment_state_check,
  add constraint adjustment_state_check
    check (state in ('proposed', 'seconding', 'approved', 'done', 'failed', 'refused', 'expired')),
  add constraint adjustment_first_approver check (
    first_approved_by is null or (
      first_approved_by <> proposed_by and first_approved_by <> account
      and (state = 'refused' or decided_by is null or first_approved_by <> decided_by)
    )
  ),
  add constraint adjustment_seconding check (state <> 'seconding' or first_approved_by is not null);

drop index adjustment_undoes;
create unique index adjustment_undoes on adjustment (undoes) where state in ('proposed', 'seconding', 'approved', 'done');
drop index adjustment_open;
create index adjustment_open on adjustment (seq) where state in ('proposed', 'seconding', 'approved');
-- Who has given a member money lately does not decide alone about what that member takes out.
create index adjustment_proposed_by on adjustment (account, proposed_by, proposed_at);
