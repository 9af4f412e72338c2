import { present } from '@ronda/core'
import { dueMsOf, saltIn, sha256Hex } from '@ronda/fair'
import { beaconRoundOf, sharedOf } from '@ronda/games'
import { honestShared, type HonestShared, type SharedPlan } from '@ronda/games/testing/honest'
import { beacon, type ServedProof } from './verifier.ts'

export type SharedCategory = 'live table' | 'crash' | 'cockfight' | 'lottery'
export type Scenario = { readonly category: SharedCategory; readonly attempt: number }

type Game = {
  readonly gameCode: string
  readonly bets: readonly object[]
  readonly others: readonly object[]
  /** Numbers of lotteries follow their calendar. */
  readonly first: number
}

const chips = (place: string, count: number) => ({ chips: { [place]: count } })
const six = (pick: string) => ({ lines: [{ kind: 'six', pick, units: 1 }] })

/** One game for each category. */
const GAMES: Readonly<Record<SharedCategory, Game>> = {
  'live table': {
    gameCode: 'RONDA_LIVE_ROULETTE',
    bets: [chips('red', 3), chips('straight-17', 1)],
    others: [chips('black', 2), chips('even', 5)],
    first: 11,
  },
  crash: {
    gameCode: 'RONDA_CRASH',
    bets: [{ amount: 2, target: 150 }],
    others: [{ amount: 9, target: 300 }, { amount: 1 }],
    first: 11,
  },
  cockfight: {
    gameCode: 'RONDA_COCKFIGHT_POOL',
    bets: [chips('meron', 2)],
    others: Array.from({ length: 55 }, (_, at) => chips(at % 2 === 0 ? 'wala' : 'meron', 3)),
    first: 11,
  },
  lottery: {
    gameCode: 'RONDA_LOTTO_45',
    bets: [six('01-02-03-04-05-06')],
    others: [six('07-11-19-23-31-45'), six('02-12-22-32-42-44')],
    first: 400,
  },
}

const ROUNDS = 3

export const gameOf = ({ category }: Scenario): Game => GAMES[category]

export function planOf(scenario: Scenario, at = 0): SharedPlan {
  const { first, ...game } = gameOf(scenario)
  const last = sha256Hex(`${scenario.category} ${scenario.attempt}`)
  return { ...game, number: first + at, place: 5 + at, last, beacon }
}

/** What the player's browser recorded of a round before its outcome. */
export const recordOf = ({
  gameCode,
  number,
  commitment,
  terminal,
  clientSeed,
  locksAtMs,
  beacon: announced,
  seal,
}: HonestShared) => ({
  gameCode,
  number,
  commitment,
  terminal,
  salt: saltIn(clientSeed),
  locksAtMs,
  beacon: announced ? { chain: announced.chain, round: announced.round } : null,
  seal: seal ?? null,
})

/** Some rounds in a row, as an honest server publishes them. */
export function playScenario(scenario: Scenario) {
  const rounds = Array.from({ length: ROUNDS }, (_, at) => honestShared(planOf(scenario, at)))
  return {
    rounds,
    kept: { rounds: rounds.map(recordOf) },
    history: rounds.map(({ number, nonce }) => ({ number, place: nonce })),
  }
}

export const honestSharedRounds = (scenario: Scenario): ServedProof => playScenario(scenario)

/** The same with the first round changed. Without `kept`, as for a player whose browser has lost its record. */
export function withFirstRound(
  scenario: Scenario,
  change: (round: HonestShared) => object,
  isKept = false,
): ServedProof {
  const { rounds, kept, history } = playScenario(scenario)
  const [first, ...rest] = rounds
  return { rounds: [change(present(first, 'a round')), ...rest], history, ...(isKept && { kept }) }
}

/** Played with another plan, and served to a player who saw the honest one. */
export function withPlan(scenario: Scenario, plan: Partial<SharedPlan>, isKept = false): ServedProof {
  return withFirstRound(scenario, () => honestShared({ ...planOf(scenario), ...plan }), isKept)
}

/** The outcome that suits the operator: the player wins as little as possible in a number of tries. */
export function worst(rounds: readonly HonestShared[]): HonestShared {
  return present(rounds.toSorted((left, right) => Number(left.win - right.win))[0], 'the worst for the player')
}

/** Which beacon round must decide, and when it is due. */
export function decidingRoundOf({ gameCode, locksAtMs }: HonestShared) {
  const { pace } = present(sharedOf(gameCode), 'a title')
  const round = beaconRoundOf(beacon.chain, pace, locksAtMs)
  return { round, dueMs: dueMsOf(beacon.chain, round) }
}
