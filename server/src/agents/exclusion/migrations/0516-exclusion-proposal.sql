-- Two people may be needed to exclude and to dismiss: a proposal says which of the two it is.
alter table exclusion add column proposed_decision text check (proposed_decision in ('excluded', 'dismissed'));
update exclusion set proposed_decision = 'excluded' where proposed_by is not null;
alter table exclusion add check ((proposed_by is null) = (proposed_decision is null));
