import { ATOMS_PER_UNIT, present } from '@ronda/core'
import pg from 'pg'
import { insertBrand } from '../../server/src/brand/brand/index.ts'
import { openWallets } from '../../server/src/money/wallet/index.ts'
import { insertAccount } from '../../server/src/people/identity/index.ts'
import { randomServerId } from '../../server/src/platform/ids/serverId.ts'
import { openTemporaryPostgres } from '../../server/src/platform/testing/temporaryPostgres.ts'
import { openFunds, walletOfFund } from '../../server/src/rewards/rewardFund/rewardFund.actions.ts'
import { openClaiming, type Claiming } from './kills.ts'
import { openParts, type Parts } from './parts.ts'

const ACCOUNTS = 500
const AMOUNT = ATOMS_PER_UNIT
const FUND = 'MISSION'

export type ClaimCount = {
  readonly collected: number
  /** Payments of the fund in the ledger. */
  readonly payments: number
  /** What is left in the fund, in rewards. */
  readonly fund: number
  /** What members own, in rewards. */
  readonly owned: number
  /** Rewards that are neither open nor collected. */
  readonly unfinished: number
}

export type Claims = Claiming & {
  readonly url: string
  count(): Promise<ClaimCount>
  close(): Promise<void>
}

async function seed({ db, ledger, options }: Parts, client: pg.Client, rewards: number, payable: number) {
  await db.write((tx) => insertBrand(tx, { merchant: 'ronda', name: 'Ronda', currency: 'USD', startingGrant: 0n }))
  const opening = { merchant: 'ronda', kind: 'member', currency: 'USD', language: 'es', passwordHash: null } as const
  await db.write(async (tx) => {
    for (let at = 0; at < ACCOUNTS; at += 1) {
      const made = await insertAccount(tx, { ...opening, username: `claimer${at}` })
      await openWallets(tx, present(made, 'a new account'))
    }
  })
  await client.query(
    `insert into reward (id, account, fund, names, currency, amount, state, given_at, changed_at)
      select reward.id, owner.id, $1, '{"es": "Una misión", "en": "A mission"}', 'USD', $2, 'open', now(), now()
      from unnest($3::uuid[]) with ordinality as reward (id, number)
      join (select id, (row_number() over ()) - 1 as place from account where username like 'claimer%') as owner
        on owner.place = number % $4`,
    [FUND, AMOUNT.toString(), Array.from({ length: rewards }, randomServerId), ACCOUNTS],
  )
  await openFunds({ db }, 'USD')
  const wallet = present(await walletOfFund(options, FUND, 'USD'), 'the fund')
  const houseAccount = ledger.houseAccount('promotion', 'USD')
  const filling = { kind: 'adjustment', id: randomServerId(), wallet, houseAccount } as const
  await ledger.submit({ ...filling, amount: BigInt(payable) * AMOUNT })
}

const COUNT = `
  with fund as (select id from wallet where purpose = 'fund:' || $1),
    balance as (
      select distinct on (wallet) wallet, balance from leg
      where wallet in (select id from wallet where purpose = 'cash') or wallet in (select id from fund)
      order by wallet, seq desc)
  select (select count(*)::int from reward where state = 'collected') as collected,
    (select count(*)::int from leg where wallet in (select id from fund) and amount < 0) as payments,
    (select (sum(balance) / $2::bigint)::float8 from balance where wallet in (select id from fund)) as fund,
    (select (sum(balance) / $2::bigint)::float8 from balance where wallet not in (select id from fund)) as owned,
    (select count(*)::int from reward where state not in ('open', 'collected')) as unfinished`

async function countIn(client: pg.Client): Promise<ClaimCount> {
  const { rows } = await client.query<ClaimCount>(COUNT, [FUND, AMOUNT.toString()])
  return present(rows[0], 'a count')
}

export async function openClaims(rewards: number, payable: number): Promise<Claims> {
  const postgres = await openTemporaryPostgres('claims', { isOnDisk: true })
  const url = await postgres.createMigrated('claims')
  const parts = await openParts(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await seed(parts, client, rewards, payable)
  const countCollected = async (): Promise<number> => (await countIn(client)).collected
  return {
    url,
    ...openClaiming('claimProcess.ts', url, countCollected),
    count: () => countIn(client),
    async close() {
      await client.end()
      await parts.close()
      await postgres.close()
    },
  }
}
