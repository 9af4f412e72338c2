-- What one owner has sent lately is counted before more is taken.
create index upload_owner on upload (owner, created_at);
