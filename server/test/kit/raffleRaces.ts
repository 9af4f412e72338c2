import { randomUUID } from 'node:crypto'
import { readEscrow } from '../../src/rewards/raffle/plan.actions.ts'
import { units } from './memberBalances.ts'
import type { MoneyParties, Repeated } from './moneyParties.ts'
import { publishedRaffle, rafflePlanAt, sentPlan } from './raffles.ts'
import { fillFund } from './rewardFunds.ts'
import { valueOf } from './signInSteps.ts'

const PATH = 'raffles'
/** What the prizes of the plan cost that can be drawn. */
const POT = BigInt(units(5))
type Plans = { readonly raffles: readonly { readonly reason: string; readonly state: string }[] }

/** The body of a proposal of a raffle. */
export function raffleBody({ server }: MoneyParties, reason: string) {
  const key: string = randomUUID()
  return { key, reason, plan: sentPlan(rafflePlanAt(server.clock.nowMs())) }
}

export const askRaffle = (parties: MoneyParties, body: ReturnType<typeof raffleBody>) =>
  parties.office(parties.ana, PATH, body)

/** The states of what was proposed for a reason. */
export const raffleStates = async ({ ana }: MoneyParties, reason: string): Promise<readonly string[]> =>
  (await ana.get<Plans>(`/api/v1/office/${PATH}`)).raffles
    .filter((raffle) => raffle.reason === reason)
    .map(({ state }) => state)

/** Calls of raffles, each sent many times at once. */
export function repeatedRaffles(parties: MoneyParties): Readonly<Record<string, Repeated>> {
  const { server } = parties
  const reserved = async () => (await readEscrow(server.features.raffle.options)).reserved
  return {
    'raffleDesk.propose': {
      answers: 'equal',
      open() {
        const body = raffleBody(parties, `A race ${randomUUID()}`)
        const left = () => raffleStates(parties, body.reason)
        return Promise.resolve({ ask: () => askRaffle(parties, body), left, leaves: ['proposed'] })
      },
    },
    'raffleDesk.approve': {
      answers: 'done',
      async open() {
        await fillFund(server, 'RAFFLE', POT)
        const { id } = valueOf<{ id: string }>(await askRaffle(parties, raffleBody(parties, 'A race')))
        const before = await reserved()
        const ask = () => parties.office(parties.eva, `${PATH}/${id}/approve`)
        return { ask, left: reserved, leaves: before + POT }
      },
    },
    'raffleDesk.refuse': {
      answers: 'done',
      async open() {
        const reason = `A race ${randomUUID()}`
        const { id } = valueOf<{ id: string }>(await askRaffle(parties, raffleBody(parties, reason)))
        const ask = () => parties.office(parties.eva, `${PATH}/${id}/refuse`, { note: 'A race' })
        return { ask, left: () => raffleStates(parties, reason), leaves: ['refused'] }
      },
    },
    'raffleDesk.cancel': {
      answers: 'done',
      async open() {
        await fillFund(server, 'RAFFLE', POT)
        const before = await reserved()
        const id = await publishedRaffle(server)
        const ask = () => parties.office(parties.eva, `${PATH}/${id}/cancel`, { note: 'A race' })
        return { ask, left: reserved, leaves: before }
      },
    },
  }
}
