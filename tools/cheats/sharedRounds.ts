import { present } from '@ronda/core'
import { dueMsOf, saltIn, sha256Hex } from '@ronda/fair'
import { beaconRoundOf, sharedOf } from '@ronda/games'
import { honestShared, type HonestShared, type SharedPlan } from '@ronda/games/testing/honest'
import { beacon, type Handed } from './verifier.ts'

export type SharedCategory = 'live table' | 'crash' | 'cockfight' | 'lottery'
export type Sitting = { readonly category: SharedCategory; readonly attempt: number }

type Game = {
  readonly gameCode: string
  readonly bets: readonly object[]
  readonly others: readonly object[]
  /** Numbers of lotteries follow their calendar. */
  readonly first: number
}

const chips = (place: string, count: number) => ({ chips: { [place]: count } })
const six = (pick: string) => ({ lines: [{ kind: 'six', pick, units: 1 }] })

/** The games that stand for their kind. */
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

export const gameOf = ({ category }: Sitting): Game => GAMES[category]

export function planOf(sitting: Sitting, at = 0): SharedPlan {
  const { first, ...game } = gameOf(sitting)
  const last = sha256Hex(`${sitting.category} ${sitting.attempt}`)
  return { ...game, number: first + at, place: 5 + at, last, beacon }
}

/** What the player's browser heard of a round before its outcome. */
export const heardOf = ({
  gameCode,
  number,
  commitment,
  terminal,
  clientSeed,
  locksAtMs,
  beacon: told,
  seal,
}: HonestShared) => ({
  gameCode,
  number,
  commitment,
  terminal,
  salt: saltIn(clientSeed),
  locksAtMs,
  beacon: told ? { chain: told.chain, round: told.round } : null,
  seal: seal ?? null,
})

/** Some rounds in a row, as an honest server tells them. */
export function sit(sitting: Sitting) {
  const rounds = Array.from({ length: ROUNDS }, (_, at) => honestShared(planOf(sitting, at)))
  return {
    rounds,
    kept: { rounds: rounds.map(heardOf) },
    history: rounds.map(({ number, nonce }) => ({ number, place: nonce })),
  }
}

export const honestSharedRounds = (sitting: Sitting): Handed => sit(sitting)

/** The same with the first round told otherwise. Without `kept`, as for a player whose browser has forgotten. */
export function told(sitting: Sitting, change: (round: HonestShared) => object, isKept = false): Handed {
  const { rounds, kept, history } = sit(sitting)
  const [first, ...rest] = rounds
  return { rounds: [change(present(first, 'a round')), ...rest], history, ...(isKept && { kept }) }
}

/** Played with another plan, and told to whoever heard of the honest one. */
export function replayed(sitting: Sitting, plan: Partial<SharedPlan>, isKept = false): Handed {
  return told(sitting, () => honestShared({ ...planOf(sitting), ...plan }), isKept)
}

/** The outcome that suits whoever runs the table: the player wins as little as can be had in so many tries. */
export function worst(rounds: readonly HonestShared[]): HonestShared {
  return present(rounds.toSorted((left, right) => Number(left.win - right.win))[0], 'the worst for the player')
}

/** Which beacon round has to decide, and when it is due. */
export function decidedBy({ gameCode, locksAtMs }: HonestShared) {
  const { pace } = present(sharedOf(gameCode), 'a title')
  const round = beaconRoundOf(beacon.chain, pace, locksAtMs)
  return { round, dueMs: dueMsOf(beacon.chain, round) }
}
