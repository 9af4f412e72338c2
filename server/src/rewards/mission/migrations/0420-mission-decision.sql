-- What a second member of staff decided about a version of a mission. A version that offers a mission is in force once
-- it is approved; one that stops offering it, and one that the product came with, needs no approval.
create table mission_decision (
  mission uuid not null,
  version int not null,
  is_approved boolean not null,
  -- Null for versions from before a second person was needed.
  decided_by uuid references account (id),
  decided_at timestamptz not null,
  -- Why it was rejected.
  note text,
  primary key (mission, version),
  foreign key (mission, version) references mission (id, version),
  check (is_approved or note is not null)
);
create trigger stays before update or delete on mission_decision for each row execute function refuse_change();
create trigger stays_whole before truncate on mission_decision execute function refuse_change();

insert into mission_decision (mission, version, is_approved, decided_at)
select id, version, true, made_at from mission where made_by is not null and is_offered;
