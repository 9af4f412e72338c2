-- Which pages of a document each of the staff was shown, written when a picture is served: nobody approves unseen.
create table document_view (
  document uuid not null references document (id),
  viewer uuid not null references account (id),
  upload uuid not null,
  at timestamptz not null,
  primary key (document, viewer, upload)
);

-- Documents that raise the daily limit above what the brand lets one person decide.
alter table document
  add column needs_two boolean not null default false,
  add column first_approver uuid references account (id),
  add column first_approved_at timestamptz,
  add check ((first_approver is null) = (first_approved_at is null));

-- What waits today was sent under no rule: the stricter one holds.
update document set needs_two = true where state = 'waiting';
alter table document alter column needs_two drop default;

alter table document add constraint document_two_people check (
  state <> 'approved' or not needs_two or (first_approver is not null and first_approver <> decided_by)
);
