import { randomUUID } from 'node:crypto'
import { openMatch, placeOn, resultBet, storedMatch } from './league.ts'
import { units } from './memberBalances.ts'
import { repeated, type MoneyParties, type Repeated } from './moneyParties.ts'
import { valueOf } from './signInSteps.ts'

const PATH = 'sports/decisions'
type Decisions = { readonly decisions: readonly { readonly reason: string; readonly state: string }[] }

/** The body of a proposal that the bets on a match are void. */
export async function voidBody({ server }: MoneyParties, reason: string) {
  const { number: match } = await openMatch(server)
  return { key: randomUUID() as string, match, market: null, cause: 'void', voidReason: 'cancelled', reason }
}
type VoidBody = Awaited<ReturnType<typeof voidBody>>

export const askToVoid = (parties: MoneyParties, body: VoidBody) => parties.office(parties.ana, PATH, body)

/** The states of what was proposed for a reason. */
export const decisionStates = async ({ ana }: MoneyParties, reason: string): Promise<readonly string[]> =>
  (await ana.get<Decisions>(`/api/v1/office/${PATH}`)).decisions
    .filter((decision) => decision.reason === reason)
    .map(({ state }) => state)

/** Decisions about sports bets, each sent many times at once. */
export function repeatedDecisions(parties: MoneyParties): Readonly<Record<string, Repeated>> {
  const proposed = async () => {
    const owner = await parties.owner()
    const body = await voidBody(parties, `A race ${randomUUID()}`)
    const match = await storedMatch(parties.server, body.match)
    await placeOn(owner.visitor, resultBet(match, 'home', units(1)))
    // The proposal stops bets: it comes after the bet.
    return { owner, id: valueOf<{ id: string }>(await askToVoid(parties, body)).id }
  }
  return {
    'sportsDesk.propose': repeated('equal', async () => {
      const body = await voidBody(parties, `A race ${randomUUID()}`)
      return {
        ask: () => askToVoid(parties, body),
        left: () => decisionStates(parties, body.reason),
        leaves: ['proposed'],
      }
    }),
    'sportsDesk.approve': repeated('done', async () => {
      const { owner, id } = await proposed()
      return {
        ask: () => parties.office(parties.eva, `${PATH}/approve`, { id }),
        left: () => parties.balances(owner),
        leaves: { cash: units(400), held: '0' },
      }
    }),
    'sportsDesk.refuse': repeated('done', async () => {
      const { owner, id } = await proposed()
      return {
        ask: () => parties.office(parties.eva, `${PATH}/refuse`, { id, note: 'A race' }),
        left: () => parties.balances(owner),
        leaves: { cash: units(399), held: '0' },
      }
    }),
  }
}
