import { randomUUID } from 'node:crypto'
import { ATOMS_PER_UNIT, id, present, type Id } from '@ronda/core'
import { checkSplit } from '@ronda/fair'
import pg from 'pg'
import { insertBrand } from '../../server/src/brand/brand/index.ts'
import { openWallets } from '../../server/src/money/wallet/index.ts'
import { insertAccount } from '../../server/src/people/identity/index.ts'
import { randomServerId } from '../../server/src/platform/ids/serverId.ts'
import { openTemporaryPostgres } from '../../server/src/platform/testing/temporaryPostgres.ts'
import { proposeRain, publishRain, readEscrow } from '../../server/src/rewards/envelope/rain.actions.ts'
import { readProof } from '../../server/src/rewards/envelope/take.actions.ts'
import { openFunds } from '../../server/src/rewards/rewardFund/rewardFund.actions.ts'
import { envelopeOptions } from './envelopeParts.ts'
import { openClaiming, type Claiming } from './kills.ts'
import { openParts, type Parts } from './parts.ts'

/** Every member claims a share of each of them. */
export const ENVELOPES = 10
const LEAST = ATOMS_PER_UNIT / 100n

export type EnvelopeCount = {
  readonly shares: number
  /** Payments of the fund in the ledger. */
  readonly payments: number
  /** What members own less what was in the pots, in smallest shares. */
  readonly difference: number
  /** What is left in the fund, and what is still reserved, in smallest shares. */
  readonly fund: number
  readonly reserved: number
  /** Envelopes whose shares are not those that the seed gives. */
  readonly notProven: number
}

export type EnvelopeClaims = Claiming & {
  readonly url: string
  count(): Promise<EnvelopeCount>
  close(): Promise<void>
}

async function insertPeople({ db }: Parts, members: number): Promise<readonly [Id<'account'>, Id<'account'>]> {
  const opening = { merchant: 'ronda', currency: 'USD', language: 'es', passwordHash: null } as const
  return db.write(async (tx) => {
    for (let at = 0; at < members; at += 1) {
      const made = await insertAccount(tx, { ...opening, kind: 'member', username: `taker${at}` })
      await openWallets(tx, present(made, 'a new account'))
    }
    const staff = async (username: string): Promise<Id<'account'>> =>
      id<'account'>(present(await insertAccount(tx, { ...opening, kind: 'operator', username }), 'an account').id)
    return [await staff('proposer'), await staff('approver')] as const
  })
}

async function fillFund({ ledger }: Parts, wallet: number, amount: bigint): Promise<void> {
  const houseAccount = ledger.houseAccount('promotion', 'USD')
  await ledger.submit({ kind: 'adjustment', id: randomServerId(), wallet, houseAccount, amount })
}

/** Publishes envelopes as two of the staff do. */
async function publish(parts: Parts, by: readonly [Id<'account'>, Id<'account'>], shares: number, amount: bigint) {
  const options = envelopeOptions(parts)
  const times = { firstAtMs: options.clock.nowMs(), windowMinutes: 60, count: 1, everyMinutes: 1 }
  const plan = { names: { es: 'Sobre', en: 'Envelope' }, amount, shares, least: LEAST, rankMin: 0, ...times }
  for (let at = 0; at < ENVELOPES; at += 1) {
    const proposed = await proposeRain(options, { key: randomUUID(), plan, reason: 'A measurement', by: by[0] })
    if (!proposed.ok) throw new Error(proposed.error)
    const published = await publishRain(options, { id: proposed.value, by: by[1] })
    if (!published.ok) throw new Error(published.error)
  }
}

const COUNT = `
  with fund as (select id from wallet where purpose = 'fund:ENVELOPE'),
    balance as (
      select distinct on (wallet) wallet, balance from leg
      where wallet in (select id from wallet where purpose = 'cash') or wallet in (select id from fund)
      order by wallet, seq desc)
  select (select count(*)::int from envelope_share where paid_at is not null) as shares,
    (select count(*)::int from leg where wallet in (select id from fund) and amount < 0) as payments,
    (select coalesce(sum(balance), 0)::text from balance where wallet not in (select id from fund)) as owned,
    (select coalesce(sum(balance), 0)::text from balance where wallet in (select id from fund)) as fund`

type Row = { readonly shares: number; readonly payments: number; readonly owned: string; readonly fund: string }

const inLeast = (atoms: bigint): number => Number(atoms / LEAST)

async function countNotProven(parts: Parts): Promise<number> {
  const { db } = parts
  const envelopes = await db.read((tx) => tx.selectFrom('envelope').select('id').execute())
  let wrong = 0
  for (const envelope of envelopes) {
    const found = await readProof({ db }, envelope.id)
    if (!found.ok) throw new Error(found.error)
    const { envelope: stored, taken } = found.value
    const { commitment, serverSeed, amount, shares } = stored
    const split = taken.map((share) => ({ clientSeed: share.clientSeed, units: inLeast(share.amount) }))
    const pot = { commitment, serverSeed: serverSeed ?? '', units: inLeast(amount), shares, taken: split }
    if (checkSplit(pot) !== undefined || taken.length !== shares) wrong += 1
  }
  return wrong
}

/** So many members claim, and each envelope has so many shares. */
export async function openEnvelopeClaims(members: number, shares: number): Promise<EnvelopeClaims> {
  const postgres = await openTemporaryPostgres('envelopes', { isOnDisk: true })
  const url = await postgres.createMigrated('envelopes')
  const parts = await openParts(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await parts.db.write((tx) =>
    insertBrand(tx, { merchant: 'ronda', name: 'Ronda', currency: 'USD', startingGrant: 0n }),
  )
  const staff = await insertPeople(parts, members)
  await openFunds(parts, 'USD')
  const options = envelopeOptions(parts)
  const amount = BigInt(shares) * ATOMS_PER_UNIT
  const pots = amount * BigInt(ENVELOPES)
  await fillFund(parts, await options.fundWallet(), pots)
  await publish(parts, staff, shares, amount)
  const read = async (): Promise<Row> => present((await client.query<Row>(COUNT)).rows[0], 'a count')
  return {
    url,
    ...openClaiming('envelopeProcess.ts', url, async () => (await read()).shares),
    async count() {
      const { shares: paid, payments, owned, fund } = await read()
      const { reserved } = await readEscrow(options)
      return {
        shares: paid,
        payments,
        difference: Math.abs(inLeast(BigInt(owned) - pots)),
        fund: inLeast(BigInt(fund)),
        reserved: inLeast(reserved),
        notProven: await countNotProven(parts),
      }
    },
    async close() {
      await client.end()
      await parts.close()
      await postgres.close()
    },
  }
}
