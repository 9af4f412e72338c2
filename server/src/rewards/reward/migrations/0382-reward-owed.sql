-- What a fund owes: rewards that were given and are not collected. Without it staff who plan would read every reward.
create index reward_owed on reward (fund) where state in ('open', 'collecting');
