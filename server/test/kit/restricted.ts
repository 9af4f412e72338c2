import { randomUUID } from 'node:crypto'
import type { WireAnswer } from '../../src/platform/testing/visitor.ts'
import { openGame } from './testServer.ts'
import { answered } from './keyPairs.ts'
import { units, type Owner } from './memberBalances.ts'
import type { MoneyParties } from './moneyParties.ts'

type Try = () => Promise<WireAnswer>
type Act = 'slot' | 'arcade' | 'deposit' | 'receive' | 'vendor'

/** Every action that a restriction may refuse, each ready to be tried repeatedly. */
async function actsOf(parties: MoneyParties, owner: Owner): Promise<Readonly<Record<Act, Try>>> {
  const { visitor } = owner
  const [slot, mines] = [await openGame(visitor), await openGame(visitor, 'real', 'RONDA_MINES')]
  const stake = units(1)
  return {
    slot: () => slot.ask('POST', '/play/v1/slot/spin', { round: randomUUID(), stake }),
    arcade: () => mines.ask('POST', '/play/v1/arcade/bet', { round: randomUUID(), stake, bet: { mines: 3 } }),
    deposit: () => visitor.ask('POST', '/api/v1/deposits', { key: randomUUID(), way: 'card', amount: units(20) }),
    async receive() {
      // Otherwise it would be refused for too many failures, which is another rule.
      await parties.server.db.write((tx) => tx.deleteFrom('line_transfer_failure').execute())
      return parties.send(parties.agent, owner, { amount: units(1) })
    },
    vendor: () =>
      visitor.ask('POST', '/wps/relay/GCS_walletTransfer', {
        key: randomUUID(),
        vendor: 'ALAMEDA',
        direction: 'in',
        amount: units(1),
      }),
  }
}

type RestrictionCase = {
  readonly name: string
  readonly put: (parties: MoneyParties, owner: Owner) => Promise<unknown>
  readonly against: readonly Act[]
}

const EVERYTHING = ['slot', 'arcade', 'deposit', 'receive', 'vendor'] as const
const PLAY = ['slot', 'arcade', 'vendor'] as const

const set =
  (path: string, body: object): RestrictionCase['put'] =>
  (_parties, { visitor }) =>
    visitor.send('POST', `/api/v1/control/${path}`, { key: randomUUID(), ...body })

const freeze =
  (part: string): RestrictionCase['put'] =>
  (parties, { number }) =>
    parties.ana.send('POST', '/api/v1/office/freezes', {
      key: randomUUID(),
      member: number,
      part,
      reason: 'A check of the books',
      until: null,
    })

export const restrictions: readonly RestrictionCase[] = [
  { name: 'exclusion', put: set('exclusion', { months: 6 }), against: EVERYTHING },
  { name: 'time-out', put: set('time-out', { days: 1 }), against: EVERYTHING },
  { name: 'freeze of play', put: freeze('play'), against: PLAY },
  { name: 'freeze of deposits', put: freeze('deposit'), against: ['deposit'] },
  { name: 'freeze of transfers', put: freeze('transfer'), against: ['receive'] },
  { name: 'limit on stakes', put: set('limit', { kind: 'wager', period: 'day', amount: '0' }), against: PLAY },
  { name: 'limit on losses', put: set('limit', { kind: 'loss', period: 'day', amount: '0' }), against: PLAY },
  {
    name: 'limit on deposits',
    put: set('limit', { kind: 'deposit', period: 'day', amount: '0' }),
    against: ['deposit', 'receive'],
  },
]

export type RestrictedResult = {
  readonly name: string
  /** Calls that were sent after the restriction was acknowledged. */
  readonly tried: number
  readonly accepted: readonly string[]
  /** Calls refused for another reason than the restriction: these prove nothing. */
  readonly otherRefusals: readonly string[]
}

const REASONS = /^(limit\..+|account\.frozen|transfer\.receiver_closed|vendor\.limits_set)$/

/**
 * A member keeps trying while a restriction is set, and afterwards. A call that was sent before the restriction was
 * acknowledged may still be accepted; one that was sent after it may not.
 */
export async function tryRestricted(
  parties: MoneyParties,
  { name, put, against }: RestrictionCase,
  count: number,
): Promise<RestrictedResult> {
  const owner = await parties.owner(1_000)
  const acts = await actsOf(parties, owner)
  let isPut = false
  let tried = 0
  const accepted: string[] = []
  const otherRefusals: string[] = []

  async function attempt(act: Act): Promise<boolean> {
    const isAfter = isPut
    const answer = answered(await acts[act]())
    if (!isAfter) return false
    tried += 1
    if (answer === 'done') accepted.push(`${act} after ${name}`)
    else if (!REASONS.test(answer)) otherRefusals.push(`${act} after ${name}: ${answer}`)
    return true
  }

  async function goOn(act: Act): Promise<void> {
    for (let after = 0; after < count / against.length;) if (await attempt(act)) after += 1
  }

  const trying = against.map(goOn)
  await put(parties, owner)
  isPut = true
  await Promise.all(trying)
  return { name, tried, accepted, otherRefusals }
}
