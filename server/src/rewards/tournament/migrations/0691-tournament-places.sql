-- Columns instead of an expression: places are counted, and the way to a page is gone, in the index alone.
drop index tournament_rank;
create index tournament_rank on tournament_entry (tournament, score desc, reached_at, number) where is_ranked;
