import { randomUUID } from 'node:crypto'
import type { TournamentTerms } from '@ronda/contract'
import { ATOMS_PER_UNIT, hours } from '@ronda/core'
import type { Server } from '../../src/app/server.ts'
import { proposeTournament, publishTournament } from '../../src/rewards/tournament/plan.actions.ts'
import { countRounds } from '../../src/rewards/tournament/count.actions.ts'
import { join } from '../../src/rewards/tournament/tournament.actions.ts'
import type { PlayedRound } from '../../src/rewards/tournament/tournament.ts'
import { bareMember, type Racer } from './missions.ts'
import { accountNamed } from './signInSteps.ts'

const GAME = 'FERIA_DE_LUZ'
const CATEGORIES = new Map([[GAME, 'slots' as const]])

export type TournamentScene = { readonly server: Server; readonly clock: { at: number } }

/** A tournament of slots that is open now, for an hour: the highest multiple of ten rounds, 18 units in prizes. */
export const termsAt = (nowMs: number, over: Partial<TournamentTerms> = {}): TournamentTerms => ({
  names: { es: 'Torneo de prueba', en: 'Test tournament' },
  categories: ['slots'],
  formula: { kind: 'best' },
  startsAtMs: nowMs,
  endsAtMs: nowMs + hours(1),
  stakeMin: ATOMS_PER_UNIT,
  roundsMin: 1,
  roundsMax: 10,
  scoreMin: 1,
  playersMin: 2,
  playersMax: 100,
  prizes: [
    { places: 1, amount: 10n * ATOMS_PER_UNIT },
    { places: 2, amount: 4n * ATOMS_PER_UNIT },
  ],
  ...over,
})

export async function proposed(server: Server, over: Partial<TournamentTerms> = {}): Promise<string> {
  const by = await accountNamed(server, 'operador')
  const asked = { key: randomUUID(), terms: termsAt(server.clock.nowMs(), over), reason: 'A test', by }
  const plan = await proposeTournament(server.features.tournament.options, asked)
  if (!plan.ok) throw new Error(plan.error)
  return plan.value
}

/** Proposes and publishes a tournament as two of the staff do. */
export async function publishedTournament(server: Server, over: Partial<TournamentTerms> = {}): Promise<string> {
  const id = await proposed(server, over)
  const by = await accountNamed(server, 'supervisora')
  const published = await publishTournament(server.features.tournament.options, { id, by })
  if (!published.ok) throw new Error(published.error)
  return id
}

/** Members who have joined a tournament. */
export async function joinedPlayers(
  { server, clock }: TournamentScene,
  id: string,
  count: number,
): Promise<readonly Racer[]> {
  const all: Racer[] = []
  for (let at = 0; at < count; at += 1) {
    const who = await bareMember(server)
    const joined = await join(server.features.tournament.options, { id, who })
    if (!joined.ok) throw new Error(joined.error)
    all.push(who)
  }
  clock.at += 1
  return all
}

/** A round of a member as the ledger publishes it, with a multiple in hundredths. */
export async function roundOf(
  { server, clock }: TournamentScene,
  who: Racer,
  multiple: number,
  over: Partial<PlayedRound> = {},
): Promise<PlayedRound> {
  const { cash: wallet } = await server.features.tournament.options.walletStore.of(who.id)
  const win = (ATOMS_PER_UNIT * BigInt(multiple)) / 100n
  const own = { id: randomUUID(), mode: 'real', game: GAME, currency: 'USD', stake: ATOMS_PER_UNIT, win } as const
  return { ...own, wallet, atMs: clock.at, ...over }
}

export const countPlayed = ({ db }: Server, played: readonly PlayedRound[]): Promise<readonly string[]> =>
  db.write((tx) => countRounds(tx, played, CATEGORIES))

/** Counts a round of each member, one after the other. */
export async function playRounds(
  scene: TournamentScene,
  all: readonly Racer[],
  multiples: readonly number[],
): Promise<void> {
  for (const [at, who] of all.entries()) {
    scene.clock.at += 1
    await countPlayed(scene.server, [await roundOf(scene, who, multiples[at] ?? 0)])
  }
}

/** What members were given as prizes of tournaments. */
export async function tournamentPrizes({ db }: Server, all: readonly Racer[]): Promise<readonly bigint[]> {
  const rows = await db.read((tx) =>
    tx.selectFrom('reward').select(['account', 'amount']).where('fund', '=', 'TOURNAMENT').execute(),
  )
  return all.map(({ id }) => rows.filter(({ account }) => account === id).reduce((sum, row) => sum + row.amount, 0n))
}
