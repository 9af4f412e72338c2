-- What one of the staff has decided in a day is added up at each decision.
create index exclusion_decided on exclusion (decided_by, decided_at) where decided_by is not null;
create index exclusion_appeal_lifted on exclusion_appeal (answered_by, answered_at) where answer = 'lifted';
