import { present } from '@ronda/core'
import { termsOfText, type Tier } from '@ronda/core/payroll'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import {
  accept,
  agentAccount,
  offerByPlatform,
  process,
  propose,
  terminate,
  termsAt,
  valueIn,
  type Shown,
} from '../kit/agentContracts.ts'
import { testStaff } from '../kit/staff.ts'
import { openTestServer, signIn } from '../kit/testServer.ts'

/** A small tree: who stands directly below whom. */
const UPLINES = { left: 'top', right: 'top', deep: 'left', deeper: 'deep' } as const
type Name = keyof typeof UPLINES | 'top'
const BELOW = Object.keys(UPLINES) as readonly (keyof typeof UPLINES)[]

let server: Server
let seen: ReadonlyMap<Name, Visitor>

beforeAll(async () => {
  server = await openTestServer({
    demoAccounts: [agentAccount('top'), ...BELOW.map((name) => agentAccount(name, UPLINES[name])), ...testStaff],
  })
  const names: readonly Name[] = ['top', ...BELOW]
  seen = new Map(await Promise.all(names.map(async (name) => [name, await signIn(server, name)] as const)))
  const [ana, eva] = [await signIn(server, 'operador'), await signIn(server, 'supervisora')]
  const id = await offerByPlatform({ server, ana, eva }, 'top', termsAt(50))
  expect((await accept(visitorOf('top'), id)).status).toBe(200)
  return () => server.close()
})

const visitorOf = (name: Name): Visitor => present(seen.get(name), name)

type Pair = { readonly low: string; readonly above: string }

/** Whether each tier has one above with at least its rate and no higher minimum, of the same period. */
function isCovered({ low, above }: Pair): boolean {
  const [granted, own] = [termsOfText(low), termsOfText(above)]
  const hasTier = (tier: Tier) =>
    own.tiers.some((each) => each.rateMillionths >= tier.rateMillionths && each.lossMin <= tier.lossMin)
  return own.period === granted.period && granted.tiers.every(hasTier)
}

/** The contracts that the nearest one above does not cover, and those whose upline has none to grant from. */
async function listWrong(): Promise<readonly unknown[]> {
  return server.db.read(async (tx) => {
    const pairs = await sql<Pair>`
      select low.terms as low, nearest.terms as above from agent_contract as low
      cross join lateral (
        select above.terms from tree_below
        join agent_contract as above on above.agent = tree_below.agent and above.state = 'valid' and above.kind = low.kind
        where tree_below.account = low.agent and tree_below.valid_to is null order by tree_below.depth limit 1
      ) as nearest
      where low.state = 'valid'`.execute(tx)
    const alone = await sql`
      select low.id from agent_contract as low where low.state = 'valid' and low.upline is not null
        and not exists (
          select from agent_contract as above
          where above.agent = low.upline and above.state = 'valid' and above.kind = low.kind
        )`.execute(tx)
    return [...pairs.rows.filter((pair) => !isCovered(pair)), ...alone.rows]
  })
}

async function countAccepted(): Promise<number> {
  const { rows } = await server.db.read((tx) =>
    sql<{ count: number }>`select count(*)::int as count from agent_contract_event where what = 'accepted'`.execute(tx),
  )
  return rows[0]?.count ?? 0
}

type Own = { readonly contract: Shown | null; readonly offer: Shown | null }
const ownOf = (name: Name) => visitorOf(name).get<Own>('/wps/agent/contracts?kind=dividend')

type Step = {
  readonly what: 'grant' | 'offer' | 'accept' | 'reject' | 'end'
  readonly to: keyof typeof UPLINES
  readonly rate: number
  /** The minimum loss, in units. */
  readonly loss: number
}

const termsWith = (percent: number, loss: number) => {
  const { tiers } = termsAt(percent)
  return termsAt(percent, { tiers: tiers.map((tier) => ({ ...tier, lossMin: `${loss * 100_000}` })) })
}

async function take({ what, to, rate, loss }: Step): Promise<void> {
  const [upline, agent] = [visitorOf(UPLINES[to]), visitorOf(to)]
  const isOffered = what === 'offer' || what === 'grant'
  if (isOffered) await propose({ server, by: upline, to }, termsWith(rate, loss))
  const { contract, offer } = await ownOf(to)
  if ((what === 'accept' || what === 'grant') && offer !== null) await accept(agent, offer.id)
  if (what === 'reject' && offer !== null) await process(agent, offer.id, 'reject')
  if (what === 'end' && contract !== null) {
    valueIn(await terminate(upline, contract.id))
    await terminate(agent, contract.id)
  }
}

const anyLoss = fc.integer({ min: 0, max: 3 })
const anyStep: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom('grant', 'grant', 'grant', 'offer', 'accept', 'reject', 'end'),
  to: fc.constantFrom(...BELOW),
  rate: fc.integer({ min: 1, max: 60 }),
  loss: anyLoss,
})

/** Each agent gets a contract: without it a law could hold because nothing happens. */
async function grantAll(): Promise<void> {
  for (const [at, to] of BELOW.entries()) {
    await take({ what: 'reject', to, rate: 0, loss: 0 })
    await take({ what: 'grant', to, rate: 50 - at, loss: at })
  }
}

test('law: whatever is offered, accepted and ended, each contract is covered by the nearest one above', async () => {
  const before = await countAccepted()
  await grantAll()
  expect(await countAccepted()).toBe(before + BELOW.length)
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 10 }), async (steps) => {
      for (const step of steps) {
        await take(step)
        expect(await listWrong()).toEqual([])
      }
    }),
    { numRuns: 6 },
  )
})

test('law: answers that are given at the same moment leave such a tree too', async () => {
  const runs = 4
  const before = await countAccepted()
  const offers = fc.array(fc.record({ rate: fc.integer({ min: 1, max: 50 }), loss: anyLoss }), {
    minLength: BELOW.length,
    maxLength: BELOW.length,
  })
  await fc.assert(
    fc.asyncProperty(offers, offers, async (first, second) => {
      for (const [at, to] of BELOW.entries()) {
        const [one, other] = [first[at] ?? { rate: 1, loss: 0 }, second[at] ?? { rate: 1, loss: 0 }]
        await take({ what: 'reject', to, rate: 0, loss: 0 })
        await take({ what: 'grant', to, ...one })
        await take({ what: 'offer', to, ...other })
      }
      await Promise.all(BELOW.map((to) => take({ what: 'accept', to, rate: 0, loss: 0 })))
      expect(await listWrong()).toEqual([])
    }),
    { numRuns: runs },
  )
  // The agents directly below the top always have an offer that they can accept.
  expect(await countAccepted()).toBeGreaterThanOrEqual(before + runs)
})
