-- The plain hash of a match's secret is the secret of the match before, and was published while that one took bets. The
-- matches that were opened so are void; those that are over keep their secrets, and have the hash of today's rule.
update sports_match set phase = 'ended', void_reason = 'cancelled', script = null
where phase in ('open', 'closed') and void_reason is null;
update sports_match set commitment = encode(sha256(convert_to('match ' || secret, 'UTF8')), 'hex') where secret is not null;
