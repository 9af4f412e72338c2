import { present } from '@ronda/core'
import { bindClientSeed, commitmentOf, sha256Hex } from '@ronda/fair'
import { honestArcade, honestSpin, modelsOf, type SinglePlayerPlan } from '@ronda/games/testing/honest'
import type { ServedProof } from './verifier.ts'

export type SinglePlayerCategory = 'slot' | 'arcade'

/** One game for each category. */
const GAMES: Readonly<Record<SinglePlayerCategory, string>> = { slot: 'FERIA_DE_LUZ', arcade: 'RONDA_DICE' }

type Round = ReturnType<typeof honestSpin> | ReturnType<typeof honestArcade>

const ROUNDS = 5

/** Another secret for every attempt. */
const secretOf = (name: string, attempt: number): string => sha256Hex(`${name} ${attempt}`)

function play(category: SinglePlayerCategory, plan: Omit<SinglePlayerPlan, 'gameCode'>): Round {
  const whole = { gameCode: GAMES[category], ...plan }
  return category === 'slot' ? honestSpin(whole) : honestArcade(whole)
}

type Scenario = { readonly category: SinglePlayerCategory; readonly attempt: number }

/** All rounds of a seed, with their models, seeds and the browser's record. */
function playScenario({ category, attempt }: Scenario, plan: Partial<SinglePlayerPlan> = {}) {
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

/** Tries secrets and takes the one with which the player wins least. */
function chooseWorstSeed(scenario: Scenario, clientSeedOf: (serverSeed: string) => string) {
  const tries = Array.from({ length: 20 }, (_, at) => {
    const serverSeed = secretOf(`chosen ${at} ${scenario.category}`, scenario.attempt)
    return playScenario(scenario, { serverSeed, clientSeed: clientSeedOf(serverSeed) })
  })
  return present(
    tries.toSorted((left, right) => Number(staked(left.rounds) - staked(right.rounds)))[0],
    'the worst for the player',
  )
}

const withRounds = <Played extends { readonly rounds: readonly Round[] }>(
  played: Played,
  change: (round: Round, at: number) => object,
) => ({ ...played, rounds: played.rounds.map(change) })

/** What an honest server serves. */
export const honestSinglePlayer = (scenario: Scenario): ServedProof => playScenario(scenario)

type Cheat = (scenario: Scenario) => ServedProof

/** How a server could cheat in single-player rounds. */
export const singlePlayerCheats: Readonly<Record<string, Cheat>> = {
  'server seed chosen after the client seed was known': (scenario) => chooseWorstSeed(scenario, () => 'my-own-luck'),
  'server seed chosen, with a client seed for another commitment': (scenario) => {
    const shown = commitmentOf(secretOf('shown', scenario.attempt))
    return chooseWorstSeed(scenario, () => bindClientSeed('luna', shown))
  },
  'a client seed made up by the server': (scenario) =>
    playScenario(scenario, { clientSeed: sha256Hex('own').slice(0, 16) }),
  'server seed chosen with a client seed of the server': (scenario) => {
    const honest = playScenario(scenario)
    const chosen = chooseWorstSeed(scenario, (secret) => bindClientSeed('server', commitmentOf(secret)))
    // The browser set a client seed for this commitment.
    const clientSeed = bindClientSeed('luna', chosen.commitment)
    return {
      ...chosen,
      kept: { seeds: [...honest.kept.seeds, { commitment: chosen.commitment, clientSeed, rounds: 5 }] },
    }
  },
  'new rounds presented as old ones': (scenario) => {
    const old = chooseWorstSeed(scenario, () => 'my-own-luck')
    const dated = withRounds(old, (round) => ({ ...round, playedAtMs: Date.UTC(2025, 5), seq: round.seq + 100 }))
    const now = playScenario(scenario)
    return { ...now, rounds: [...now.rounds, ...dated.rounds], seeds: [...now.seeds, ...old.seeds] }
  },
  'another secret at the reveal': (scenario) =>
    withRounds(playScenario(scenario), (round) => ({ ...round, serverSeed: secretOf('swapped', scenario.attempt) })),
  'another commitment at the reveal': (scenario) =>
    withRounds(playScenario(scenario), (round) => ({ ...round, commitment: commitmentOf('swapped') })),
  'a round withheld': (scenario) => {
    const played = playScenario(scenario)
    return { ...played, rounds: played.rounds.toSpliced(scenario.attempt % ROUNDS, 1) }
  },
  'the last rounds withheld and not counted': (scenario) => {
    const played = playScenario(scenario)
    return { ...played, rounds: played.rounds.slice(0, 3), seeds: [{ commitment: played.commitment, rounds: 3 }] }
  },
  'a number skipped because it would have won': (scenario) => {
    const played = playScenario(scenario)
    const { serverSeed } = present(played.rounds[0], 'a round')
    const after = play(scenario.category, { serverSeed, nonce: ROUNDS, seq: 3 })
    return {
      ...played,
      rounds: [...played.rounds.toSpliced(2, 1), after],
      seeds: [{ commitment: played.commitment, rounds: 6 }],
    }
  },
  'a number used twice': (scenario) => {
    const played = playScenario(scenario)
    const again = { ...present(played.rounds[1], 'a round'), id: '00000000-0000-4000-8000-0000000000ff', seq: 40 }
    return { ...played, rounds: [...played.rounds, again] }
  },
  'numbers used in a chosen order': (scenario) =>
    withRounds(playScenario(scenario), (round) => (round.nonce === 1 ? { ...round, seq: 40 } : round)),
  'two client seeds for one server seed': (scenario) => {
    const played = playScenario(scenario)
    const { serverSeed } = present(played.rounds[0], 'a round')
    const other = play(scenario.category, {
      serverSeed,
      nonce: 2,
      clientSeed: bindClientSeed('sol', played.commitment),
    })
    return { ...played, rounds: played.rounds.toSpliced(2, 1, other), kept: {} }
  },
  'a prize cut': (scenario) =>
    withRounds(playScenario(scenario), (round) => ({ ...round, win: round.win + round.stake })),
  'other rules': (scenario) => withRounds(playScenario(scenario), (round) => ({ ...round, modelHash: '0'.repeat(64) })),
}
