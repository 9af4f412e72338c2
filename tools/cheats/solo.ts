import { present } from '@ronda/core'
import { bindClientSeed, commitmentOf, sha256Hex } from '@ronda/fair'
import { honestArcade, honestSpin, modelsOf, type SoloPlan } from '@ronda/games/testing/honest'
import type { Handed } from './verifier.ts'

export type SoloCategory = 'slot' | 'arcade'

/** The games that stand for their kind. */
const GAMES: Readonly<Record<SoloCategory, string>> = { slot: 'FERIA_DE_LUZ', arcade: 'RONDA_DICE' }

type Round = ReturnType<typeof honestSpin> | ReturnType<typeof honestArcade>

const ROUNDS = 5

/** Another secret for every try. */
const secretOf = (name: string, attempt: number): string => sha256Hex(`${name} ${attempt}`)

function play(category: SoloCategory, plan: Omit<SoloPlan, 'gameCode'>): Round {
  const whole = { gameCode: GAMES[category], ...plan }
  return category === 'slot' ? honestSpin(whole) : honestArcade(whole)
}

type Sitting = { readonly category: SoloCategory; readonly attempt: number }

/** All rounds of a seed, with what goes with them. */
function sit({ category, attempt }: Sitting, plan: Partial<SoloPlan> = {}) {
  const serverSeed = plan.serverSeed ?? secretOf(category, attempt)
  const commitment = commitmentOf(serverSeed)
  const rounds = Array.from({ length: ROUNDS }, (_, nonce) => play(category, { ...plan, serverSeed, nonce }))
  const clientSeed = present(rounds[0], 'a round').clientSeed
  return {
    rounds,
    models: modelsOf(GAMES.slot),
    seeds: [{ commitment, rounds: ROUNDS }],
    kept: { seeds: [{ commitment, clientSeed, rounds: ROUNDS }] },
    commitment,
  }
}

const staked = (rounds: readonly Round[]): bigint => rounds.reduce((sum, { win }) => sum + win, 0n)

/** Tries secrets until the player wins as little as it can be made in so many tries. */
function grind(sitting: Sitting, clientSeedOf: (serverSeed: string) => string) {
  const tries = Array.from({ length: 20 }, (_, at) => {
    const serverSeed = secretOf(`ground ${at} ${sitting.category}`, sitting.attempt)
    return sit(sitting, { serverSeed, clientSeed: clientSeedOf(serverSeed) })
  })
  return present(
    tries.toSorted((left, right) => Number(staked(left.rounds) - staked(right.rounds)))[0],
    'the worst for the player',
  )
}

const withRounds = <Sat extends { readonly rounds: readonly Round[] }>(
  sat: Sat,
  change: (round: Round, at: number) => object,
) => ({ ...sat, rounds: sat.rounds.map(change) })

/** What an honest server hands over. */
export const honestSolo = (sitting: Sitting): Handed => sit(sitting)

type Cheat = (sitting: Sitting) => Handed

/** What a server could do with rounds that one player plays alone. */
export const soloCheats: Readonly<Record<string, Cheat>> = {
  'secret ground after the text was seen': (sitting) => grind(sitting, () => 'my-own-luck'),
  'secret ground, with the text for another commitment': (sitting) => {
    const shown = commitmentOf(secretOf('shown', sitting.attempt))
    return grind(sitting, () => bindClientSeed('luna', shown))
  },
  'a text that the server made up': (sitting) => sit(sitting, { clientSeed: sha256Hex('own').slice(0, 16) }),
  'secret ground with a text of the server’s own': (sitting) => {
    const honest = sit(sitting)
    const chosen = grind(sitting, (secret) => bindClientSeed('house', commitmentOf(secret)))
    // The browser gave a text for this very commitment.
    const clientSeed = bindClientSeed('luna', chosen.commitment)
    return {
      ...chosen,
      kept: { seeds: [...honest.kept.seeds, { commitment: chosen.commitment, clientSeed, rounds: 5 }] },
    }
  },
  'rounds of now told as rounds of before': (sitting) => {
    const old = grind(sitting, () => 'my-own-luck')
    const dated = withRounds(old, (round) => ({ ...round, playedAtMs: Date.UTC(2025, 5), seq: round.seq + 100 }))
    const now = sit(sitting)
    return { ...now, rounds: [...now.rounds, ...dated.rounds], seeds: [...now.seeds, ...old.seeds] }
  },
  'another secret at the reveal': (sitting) =>
    withRounds(sit(sitting), (round) => ({ ...round, serverSeed: secretOf('swapped', sitting.attempt) })),
  'another commitment at the reveal': (sitting) =>
    withRounds(sit(sitting), (round) => ({ ...round, commitment: commitmentOf('swapped') })),
  'a round withheld': (sitting) => {
    const sat = sit(sitting)
    return { ...sat, rounds: sat.rounds.toSpliced(sitting.attempt % ROUNDS, 1) }
  },
  'the last rounds withheld and not counted': (sitting) => {
    const sat = sit(sitting)
    return { ...sat, rounds: sat.rounds.slice(0, 3), seeds: [{ commitment: sat.commitment, rounds: 3 }] }
  },
  'a number skipped because it would have won': (sitting) => {
    const sat = sit(sitting)
    const { serverSeed } = present(sat.rounds[0], 'a round')
    const after = play(sitting.category, { serverSeed, nonce: ROUNDS, seq: 3 })
    return {
      ...sat,
      rounds: [...sat.rounds.toSpliced(2, 1), after],
      seeds: [{ commitment: sat.commitment, rounds: 6 }],
    }
  },
  'a number used twice': (sitting) => {
    const sat = sit(sitting)
    const again = { ...present(sat.rounds[1], 'a round'), id: '00000000-0000-4000-8000-0000000000ff', seq: 40 }
    return { ...sat, rounds: [...sat.rounds, again] }
  },
  'numbers used in an order that suits': (sitting) =>
    withRounds(sit(sitting), (round) => (round.nonce === 1 ? { ...round, seq: 40 } : round)),
  'two texts under one secret': (sitting) => {
    const sat = sit(sitting)
    const { serverSeed } = present(sat.rounds[0], 'a round')
    const other = play(sitting.category, {
      serverSeed,
      nonce: 2,
      clientSeed: bindClientSeed('sol', sat.commitment),
    })
    return { ...sat, rounds: sat.rounds.toSpliced(2, 1, other), kept: {} }
  },
  'a prize cut': (sitting) => withRounds(sit(sitting), (round) => ({ ...round, win: round.win + round.stake })),
  'other rules': (sitting) => withRounds(sit(sitting), (round) => ({ ...round, modelHash: '0'.repeat(64) })),
}
