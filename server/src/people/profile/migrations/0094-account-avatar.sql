-- The picture that a member chose: `face:` and the number of a drawn one, or `own:` and the id of an upload. Without one,
-- the face that belongs to the number of the account.
alter table account add column avatar text;
