import { present } from '@ronda/core'
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

/** The contracts that pay more than the nearest one above, or that stand below one of another period. */
async function listTooHigh(): Promise<readonly unknown[]> {
  const { rows } = await server.db.read((tx) =>
    sql`
      select low.id from agent_contract as low
      cross join lateral (
        select above.rate_millionths, above.period from tree_below
        join agent_contract as above on above.agent = tree_below.agent and above.state = 'valid' and above.kind = low.kind
        where tree_below.account = low.agent and tree_below.valid_to is null order by tree_below.depth limit 1
      ) as nearest
      where low.state = 'valid'
        and (nearest.rate_millionths < low.rate_millionths or nearest.period <> low.period)`.execute(tx),
  )
  return rows
}

/** Fewer would mean that the laws hold because nothing happens. */
const ACCEPTED_MIN = 6

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
}

async function take({ what, to, rate }: Step): Promise<void> {
  const [upline, agent] = [visitorOf(UPLINES[to]), visitorOf(to)]
  const isOffered = what === 'offer' || what === 'grant'
  if (isOffered) await propose({ server, by: upline, to }, termsAt(rate))
  const { contract, offer } = await ownOf(to)
  if ((what === 'accept' || what === 'grant') && offer !== null) await accept(agent, offer.id)
  if (what === 'reject' && offer !== null) await process(agent, offer.id, 'reject')
  if (what === 'end' && contract !== null) {
    valueIn(await terminate(upline, contract.id))
    await terminate(agent, contract.id)
  }
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom('grant', 'grant', 'grant', 'offer', 'accept', 'end'),
  to: fc.constantFrom(...BELOW),
  rate: fc.integer({ min: 1, max: 60 }),
})

test('law: whatever is offered, accepted and ended, no contract pays more than the nearest one above', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 10 }), async (steps) => {
      for (const step of steps) {
        await take(step)
        expect(await listTooHigh()).toEqual([])
      }
    }),
    { numRuns: 6 },
  )
  expect(await countAccepted()).toBeGreaterThan(ACCEPTED_MIN)
})

test('law: answers that are given at the same moment leave such a tree too', async () => {
  const rates = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: BELOW.length, maxLength: BELOW.length })
  await fc.assert(
    fc.asyncProperty(rates, rates, async (first, second) => {
      for (const [at, to] of BELOW.entries()) {
        await take({ what: 'offer', to, rate: first[at] ?? 1 })
        await take({ what: 'accept', to, rate: 0 })
        await take({ what: 'offer', to, rate: second[at] ?? 1 })
      }
      await Promise.all(BELOW.map((to) => take({ what: 'accept', to, rate: 0 })))
      expect(await listTooHigh()).toEqual([])
      for (const to of BELOW) await take({ what: 'reject', to, rate: 0 })
    }),
    { numRuns: 6 },
  )
  expect(await countAccepted()).toBeGreaterThan(ACCEPTED_MIN)
})
