import { randomUUID } from 'node:crypto'
import { bindClientSeed } from '@ronda/fair'
import { readEscrow } from '../../src/rewards/envelope/rain.actions.ts'
import { planAt, publishEnvelope } from './envelopes.ts'
import { units } from './memberBalances.ts'
import type { MoneyParties, Repeated } from './moneyParties.ts'
import { fillFund } from './rewardFunds.ts'
import { valueOf } from './signInSteps.ts'

const PATH = 'envelopes'
type Rains = { readonly rains: readonly { readonly reason: string; readonly state: string }[] }

/** The body of a proposal to publish envelopes. */
export function rainBody({ server }: MoneyParties, reason: string) {
  const { amount, least, ...rest } = planAt(server.clock.nowMs())
  const key: string = randomUUID()
  return { key, reason, plan: { ...rest, amount: amount.toString(), least: least.toString() } }
}

export const proposeRain = (parties: MoneyParties, body: ReturnType<typeof rainBody>) =>
  parties.office(parties.ana, PATH, body)

/** The states of what was proposed for a reason. */
export const rainStates = async ({ ana }: MoneyParties, reason: string): Promise<readonly string[]> =>
  (await ana.get<Rains>(`/api/v1/office/${PATH}`)).rains
    .filter((rain) => rain.reason === reason)
    .map(({ state }) => state)

/** Calls of red envelopes, each sent many times at once. */
export function repeatedEnvelopes(parties: MoneyParties): Readonly<Record<string, Repeated>> {
  const { server } = parties
  const reserved = async () => (await readEscrow(server.features.envelope.options)).reserved
  return {
    'envelopes.take': {
      answers: 'equal',
      async open() {
        const owner = await parties.owner()
        await fillFund(server, 'ENVELOPE', BigInt(units(5)))
        // With one share the whole pot is taken.
        const { id, commitment } = await publishEnvelope(server, { shares: 1 })
        const body = { clientSeed: bindClientSeed('mine', commitment), language: 'en' }
        const ask = () => owner.visitor.ask('POST', `/wps/envelopes/${id}/take`, body)
        return { ask, left: () => parties.balances(owner), leaves: { cash: units(405), held: '0' } }
      },
    },
    'envelopeDesk.propose': {
      answers: 'equal',
      open() {
        const body = rainBody(parties, `A race ${randomUUID()}`)
        const left = () => rainStates(parties, body.reason)
        return Promise.resolve({ ask: () => proposeRain(parties, body), left, leaves: ['proposed'] })
      },
    },
    'envelopeDesk.approve': {
      answers: 'done',
      async open() {
        await fillFund(server, 'ENVELOPE', BigInt(units(5)))
        const { id } = valueOf<{ id: string }>(await proposeRain(parties, rainBody(parties, 'A race')))
        const before = await reserved()
        const ask = () => parties.office(parties.eva, `${PATH}/${id}/approve`)
        return { ask, left: reserved, leaves: before + BigInt(units(5)) }
      },
    },
    'envelopeDesk.refuse': {
      answers: 'done',
      async open() {
        const reason = `A race ${randomUUID()}`
        const { id } = valueOf<{ id: string }>(await proposeRain(parties, rainBody(parties, reason)))
        const ask = () => parties.office(parties.eva, `${PATH}/${id}/refuse`, { note: 'A race' })
        return { ask, left: () => rainStates(parties, reason), leaves: ['refused'] }
      },
    },
  }
}
