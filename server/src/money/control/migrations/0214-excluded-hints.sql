-- A mark that others may have too, such as a device or a name with a birthday, turns nobody away: it asks for papers.
alter table excluded_person add column is_proof boolean not null default true;
