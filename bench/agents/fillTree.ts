import type pg from 'pg'
import { LEVELS, widthOf, type Size } from './size.ts'

/** The head of the filled tree; it is made by the server, so that somebody can sign in. */
export const ROOT = 'root'

/** The names of filled agents by level and place, and of members. All have the root's password. */
export const agentName = (level: number, place: number): string => `agent${level}at${place}`
export const memberName = (number: number): string => `member${number}at`

/** Ids have the order of opening: agents before members, and each level before the next. */
const FUNCTIONS = `
  create function pg_temp.agent(level int, place int) returns uuid immutable language sql as $$
    select ('01900000-0000-7000-8000-' || lpad(to_hex(level::bigint * 4294967296 + place), 12, '0'))::uuid $$;
  create function pg_temp.member(number int) returns uuid immutable language sql as $$
    select ('01900000-0000-7000-8000-' || lpad(to_hex(17592186044416 + number), 12, '0'))::uuid $$`

/** Every agent with those above, nearest first. */
const SPOTS = `
  create temp table spot as
    select level, place, pg_temp.agent(level, place) as id,
      array(select pg_temp.agent(up, place >> (level - up)) from generate_series(level - 1, 1, -1) as up) || $2::uuid as line
    from (select places, level::int from unnest($1::int[]) with ordinality as given(places, level)) as width
    cross join lateral generate_series(0, places - 1) as place`

/** One member in twenty stands below one agent: a team that is wide as well as one that is deep. */
const MEMBERS = `
  create temp table person as
    select number, pg_temp.member(number) as id, spot.id || spot.line as line
    from generate_series(0, $1 - 1) as number
    join spot on spot.level = $2 and spot.place =
      case when number % 20 = 0 then 0 else (number::bigint * 7919 % $3)::int end`

const ACCOUNTS = `
  insert into account (id, merchant, username, kind, currency, language, password_hash, created_at, upline)
  select placed.id, root.merchant, placed.name, placed.kind, root.currency, root.language, root.password_hash,
    now() - interval '60 days', placed.line[1]
  from (
    select id, 'agent' || level || 'at' || place as name, 'agent' as kind, line from spot
    union all select id, 'member' || number || 'at', 'member', line from person
  ) as placed, account as root where root.id = $1 order by placed.id`

const PLACEMENTS = `
  insert into tree_placement (account, upline, valid_from)
  select id, line[1], now() - interval '60 days' from (
    select id, line from spot union all select id, line from person
  ) as placed`

const BELOW = `
  insert into tree_below (agent, account, depth, valid_from, is_agent)
  select agent, id, depth, now() - interval '60 days', is_agent
  from (select id, line, true as is_agent from spot union all select id, line, false from person) as placed
  cross join lateral unnest(line) with ordinality as above(agent, depth)`

/** What the trigger keeps, which is off. */
const SIZES = `
  insert into tree_size (agent, members, agents, direct)
  select agent, count(*) filter (where not is_agent), count(*) filter (where is_agent), count(*) filter (where depth = 1)
  from tree_below where valid_to is null group by agent
  on conflict (agent) do update set members = excluded.members, agents = excluded.agents, direct = excluded.direct`

const WALLETS = `
  insert into wallet (owner, purpose, currency)
  select id::text, purpose, $1 from (select id from spot union all select id from person) as placed
  cross join unnest(array['cash', 'held']) as purpose`

/** The tree with all its accounts, below an agent that exists. */
export async function fillTree(client: pg.Client, size: Size, root: string): Promise<void> {
  await client.query(FUNCTIONS)
  const widths = Array.from({ length: LEVELS - 1 }, (_, at) => widthOf(size, at + 1))
  await client.query(SPOTS, [widths, root])
  await client.query('analyze spot')
  await client.query(MEMBERS, [size.members, LEVELS - 1, size.leaves])
  await client.query('analyze person')
  await client.query(ACCOUNTS, [root])
  await client.query(PLACEMENTS)
  await client.query(BELOW)
  await client.query(SIZES)
  await client.query(WALLETS, ['USD'])
}
