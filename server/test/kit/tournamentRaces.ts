import { randomUUID } from 'node:crypto'
import { tournamentTerms } from '@ronda/contract'
import { minutes } from '@ronda/core'
import { z } from 'zod/mini'
import { readPots } from '../../src/rewards/tournament/plan.actions.ts'
import { units } from './memberBalances.ts'
import type { MoneyParties, Repeated } from './moneyParties.ts'
import { fillFund } from './rewardFunds.ts'
import { valueOf } from './signInSteps.ts'
import { termsAt } from './tournaments.ts'

const PATH = 'tournaments'
const POT = BigInt(units(18))
type Plans = { readonly plans: readonly { readonly reason: string; readonly state: string }[] }

/** The body of a proposal of a tournament. */
export function tournamentBody({ server }: MoneyParties, reason: string, startsInMs = 0) {
  const nowMs = server.clock.nowMs()
  const terms = z.encode(tournamentTerms, termsAt(nowMs, { startsAtMs: nowMs + startsInMs }))
  const key: string = randomUUID()
  return { key, reason, terms }
}

export const proposeTournament = (parties: MoneyParties, body: ReturnType<typeof tournamentBody>) =>
  parties.office(parties.ana, PATH, body)

/** The states of what was proposed for a reason. */
export const tournamentStates = async ({ ana }: MoneyParties, reason: string): Promise<readonly string[]> =>
  (await ana.get<Plans>(`/api/v1/office/${PATH}`)).plans
    .filter((plan) => plan.reason === reason)
    .map(({ state }) => state)

/** Proposes, and where it is asked publishes, a tournament of its own. */
async function plan(parties: MoneyParties, reason: string, startsInMs = 0): Promise<string> {
  return valueOf<{ id: string }>(await proposeTournament(parties, tournamentBody(parties, reason, startsInMs))).id
}

async function publish(parties: MoneyParties, reason: string, startsInMs = 0): Promise<string> {
  await fillFund(parties.server, 'TOURNAMENT', POT)
  const id = await plan(parties, reason, startsInMs)
  valueOf(await parties.office(parties.eva, `${PATH}/${id}/approve`))
  return id
}

/** Calls of tournaments, each sent many times at once. */
export function repeatedTournaments(parties: MoneyParties): Readonly<Record<string, Repeated>> {
  const { server } = parties
  const reserved = async () => (await readPots(server.features.tournament.options)).reserved
  return {
    'tournamentDesk.propose': {
      answers: 'equal',
      open() {
        const body = tournamentBody(parties, `A race ${randomUUID()}`)
        const left = () => tournamentStates(parties, body.reason)
        return Promise.resolve({ ask: () => proposeTournament(parties, body), left, leaves: ['proposed'] })
      },
    },
    'tournamentDesk.approve': {
      answers: 'done',
      async open() {
        await fillFund(server, 'TOURNAMENT', POT)
        const id = await plan(parties, 'A race')
        const before = await reserved()
        const ask = () => parties.office(parties.eva, `${PATH}/${id}/approve`)
        return { ask, left: reserved, leaves: before + POT }
      },
    },
    'tournamentDesk.refuse': {
      answers: 'done',
      async open() {
        const reason = `A race ${randomUUID()}`
        const id = await plan(parties, reason)
        const ask = () => parties.office(parties.eva, `${PATH}/${id}/refuse`, { note: 'A race' })
        return { ask, left: () => tournamentStates(parties, reason), leaves: ['refused'] }
      },
    },
    'tournamentDesk.stop': {
      answers: 'done',
      async open() {
        const before = await reserved()
        const id = await publish(parties, 'A race', minutes(30))
        const ask = () => parties.office(parties.ana, `${PATH}/${id}/stop`, { reason: 'A race' })
        return { ask, left: reserved, leaves: before }
      },
    },
    'tournamentDesk.confirmStop': {
      answers: 'done',
      async open() {
        const before = await reserved()
        const id = await publish(parties, 'A race')
        valueOf(await parties.office(parties.ana, `${PATH}/${id}/stop`, { reason: 'A race' }))
        const ask = () => parties.office(parties.eva, `${PATH}/${id}/confirmStop`)
        return { ask, left: reserved, leaves: before }
      },
    },
  }
}
