import { present } from '@ronda/core'
import { sha256Hex } from '@ronda/fair'
import { honestShared, type HonestShared } from '@ronda/games/testing/honest'
import { makeBeaconKey } from '../../server/src/platform/testing/drandSandbox.ts'
import {
  decidingRoundOf,
  gameOf,
  recordOf,
  planOf,
  withPlan,
  playScenario,
  withFirstRound,
  worst,
  type SharedCategory,
  type Scenario,
} from './sharedRounds.ts'
import { beacon, type ServedProof } from './verifier.ts'

type Cheat = {
  /** Every category when absent. */
  readonly in?: readonly SharedCategory[]
  readonly serve: (scenario: Scenario) => ServedProof
}

const forger = makeBeaconKey(beacon.chain)
const TRIES = 12
const times = <T>(make: (at: number) => T): readonly T[] => Array.from({ length: TRIES }, (_, at) => make(at))

const withTicket = (round: HonestShared, change: object): object => ({
  ...round,
  tickets: round.tickets.map((ticket, at) => (at === 0 ? { ...ticket, ...change } : ticket)),
})

/** One ticket of the server's own, tried until the outcome suits the server. */
function steered(scenario: Scenario, plan: object): HonestShared {
  const { others } = gameOf(scenario)
  return worst(
    times((at) => honestShared({ ...planOf(scenario), ...plan, others: [...others, ...others.slice(0, at + 1)] })),
  )
}

/** The beacon of a round. */
const beaconCheats: Readonly<Record<string, Cheat>> = {
  'a beacon made up': {
    serve: (scenario) =>
      withFirstRound(scenario, () =>
        worst(
          times((at) =>
            honestShared({
              ...planOf(scenario),
              beacon: { ...beacon, sign: () => sha256Hex(`made up ${at}`).repeat(2).slice(0, 96) },
            }),
          ),
        ),
      ),
  },
  'a beacon signed with another key': {
    serve: (scenario) => withPlan(scenario, { beacon: { chain: beacon.chain, sign: (round) => forger.sign(round) } }),
  },
  'a beacon other than the trusted one': { serve: (scenario) => withPlan(scenario, { beacon: forger }) },
  'the signature of another beacon round': {
    serve: (scenario) => withPlan(scenario, { beacon: { ...beacon, sign: (round) => beacon.sign(round + 1) } }),
  },
  'a later beacon round': {
    serve: (scenario) =>
      withFirstRound(scenario, (round) => {
        const later = decidingRoundOf(round).round + 2
        const signature = beacon.sign(later)
        const drawn = honestShared({ ...planOf(scenario), beacon: { ...beacon, sign: () => signature } })
        return { ...drawn, beacon: { chain: beacon.chain.hash, round: later, signature } }
      }),
  },
  'a later beacon round, with the lock moved to fit': {
    serve: (scenario) => {
      const { locksAtMs } = honestShared(planOf(scenario))
      const moved = times((at) => honestShared({ ...planOf(scenario), locksAtMs: locksAtMs + 3_000 * (at + 1) }))
      return { rounds: [worst(moved)], kept: { rounds: [recordOf(honestShared(planOf(scenario)))] } }
    },
  },
  'the lock moved long after tickets were placed': {
    in: ['live table', 'crash', 'cockfight'],
    serve: (scenario) => {
      const first = honestShared(planOf(scenario))
      const { locksAtMs } = first
      const moved = honestShared({ ...planOf(scenario), locksAtMs: locksAtMs + 60_000 })
      return { rounds: [withTicket(moved, { placedAtMs: locksAtMs - 2_000 })] }
    },
  },
  'the draw moved in the calendar': {
    in: ['lottery'],
    serve: (scenario) => withPlan(scenario, { locksAtMs: honestShared(planOf(scenario)).locksAtMs + 3_000 }),
  },
  'a beacon removed once it was known': {
    serve: (scenario) => withFirstRound(scenario, () => steered(scenario, { beacon: undefined, random: '5a17' }), true),
  },
  'a beacon removed, with the same salt': {
    serve: (scenario) => withFirstRound(scenario, (round) => ({ ...round, beacon: undefined })),
  },
  'a seal written after the beacon was known': {
    serve: (scenario) =>
      withFirstRound(scenario, (round) => ({ ...round, sealedAtMs: decidingRoundOf(round).dueMs + 400 })),
  },
  'no time of the seal': {
    serve: (scenario) => withFirstRound(scenario, (round) => ({ ...round, sealedAtMs: undefined })),
  },
}

/** The secret and its chain. */
const chainCheats: Readonly<Record<string, Cheat>> = {
  'a salt chosen for the round': {
    serve: (scenario) => {
      const plan = { ...planOf(scenario), beacon: undefined }
      const chosen = worst(times((at) => honestShared({ ...plan, random: `chosen${at}` })))
      const next = honestShared({ ...planOf(scenario, 1), beacon: undefined })
      return { rounds: [chosen, next] }
    },
  },
  'another secret': {
    serve: (scenario) => withFirstRound(scenario, (round) => ({ ...round, serverSeed: sha256Hex('other') })),
  },
  'a secret of another chain': {
    serve: (scenario) => withPlan(scenario, { last: sha256Hex(`other chain ${scenario.attempt}`) }, true),
  },
  'a round withheld': {
    serve: (scenario) => {
      const { rounds, history } = playScenario(scenario)
      return { rounds: rounds.toSpliced(1, 1), history: history.toSpliced(1, 1) }
    },
  },
  'a position of the chain used twice': {
    serve: (scenario) => {
      const again = honestShared({ ...planOf(scenario, 1), place: planOf(scenario).place })
      return { rounds: [honestShared(planOf(scenario)), again] }
    },
  },
  'positions of the chain in a chosen order': {
    serve: (scenario) => {
      const [early, late] = [planOf(scenario), planOf(scenario, 1)]
      return {
        rounds: [honestShared({ ...early, place: late.place }), honestShared({ ...late, place: early.place })],
      }
    },
  },
  'a new round presented as an old one': {
    serve: (scenario) => {
      const old = worst(
        times((at) => honestShared({ ...planOf(scenario), beacon: undefined, isFormer: true, random: `chosen${at}` })),
      )
      return { rounds: [old] }
    },
  },
  'a new round dated back as an old one': {
    in: ['live table', 'crash', 'cockfight'],
    serve: (scenario) => {
      const now = { ...honestShared({ ...planOf(scenario), beacon: undefined }) }
      const old = honestShared({ ...planOf(scenario, 1), beacon: undefined, isFormer: true })
      return { rounds: [now, { ...old, playedAtMs: Date.UTC(2025, 5) }] }
    },
  },
}

/** Tickets, receipts and pools. */
const ticketCheats: Readonly<Record<string, Cheat>> = {
  'a ticket added after the root was published': {
    serve: (scenario) => withFirstRound(scenario, () => steered(scenario, { beacon: undefined, random: '5a17' }), true),
  },
  'a ticket added after the root was published, with a beacon': {
    serve: (scenario) => {
      const { others } = gameOf(scenario)
      return withPlan(scenario, { others: [...others, ...others.slice(0, 1)] }, true)
    },
  },
  'a ticket placed after bets had closed': {
    serve: (scenario) => withFirstRound(scenario, (round) => withTicket(round, { placedAtMs: round.locksAtMs + 700 })),
  },
  'a ticket of the player left out of the seal': {
    serve: (scenario) =>
      withFirstRound(scenario, (round) => {
        const without = honestShared({ ...planOf(scenario), bets: [], others: gameOf(scenario).others })
        return { ...round, seal: without.seal }
      }),
  },
  'a receipt changed': {
    serve: (scenario) =>
      withFirstRound(scenario, (round) => {
        const receipt = present(round.tickets[0]?.receipt, 'a receipt')
        return withTicket(round, { receipt: { ...receipt, text: receipt.text.replace(':real:', ':free:') } })
      }),
  },
  'a receipt with another position': {
    serve: (scenario) =>
      withFirstRound(scenario, (round) => {
        const receipt = present(round.tickets[0]?.receipt, 'a receipt')
        return withTicket(round, { receipt: { ...receipt, index: receipt.index + 1 } })
      }),
  },
  'no receipt': {
    serve: (scenario) =>
      withFirstRound(scenario, (round) => ({
        ...round,
        tickets: round.tickets.map((ticket) => ({ ...ticket, receipt: undefined })),
      })),
  },
  'another root': {
    serve: (scenario) =>
      withFirstRound(scenario, (round) => ({ ...round, seal: { root: sha256Hex('other'), tickets: 9 } })),
  },
  'a bet other than the placed one': {
    serve: (scenario) => withFirstRound(scenario, (round) => withTicket(round, { bet: gameOf(scenario).others[0] })),
  },
  'a pool divided differently': {
    in: ['cockfight', 'lottery'],
    serve: (scenario) =>
      withFirstRound(scenario, (round) => {
        const heap = present(round.heap, 'a pool')
        return { ...round, heap: { ...heap, carriedOn: heap.carriedOn + 1 } }
      }),
  },
  'a pool with a part removed': {
    in: ['cockfight', 'lottery'],
    serve: (scenario) =>
      withFirstRound(scenario, (round) => {
        const heap = present(round.heap, 'a pool')
        return { ...round, heap: { ...heap, carried: 0 } }
      }),
  },
  'another outcome': {
    serve: (scenario) =>
      withFirstRound(scenario, (round) => {
        const others = times((at) => honestShared(planOf(scenario, at + 1)).outcome)
        const isOther = (outcome: object) => JSON.stringify(outcome) !== JSON.stringify(round.outcome)
        return { ...round, outcome: present(others.find(isOther), 'another outcome') }
      }),
  },
  'a prize cut': {
    serve: (scenario) =>
      withFirstRound(scenario, (round) => {
        const win = present(round.tickets[0], 'a ticket').win + 1n
        return { ...withTicket(round, { win }), win: round.win + 1n }
      }),
  },
  'a void round without returned stakes': {
    serve: (scenario) => withFirstRound(scenario, (round) => ({ ...round, isVoid: true, outcome: null, win: 0n })),
  },
  'a void round other than the announced one': {
    serve: (scenario) =>
      withFirstRound(
        scenario,
        (round) => ({
          ...round,
          isVoid: true,
          outcome: null,
          win: round.staked,
          tickets: round.tickets.map((ticket) => ({ ...ticket, win: ticket.staked })),
          commitment: sha256Hex('other'),
        }),
        true,
      ),
  },
}

/** How a server could cheat in shared rounds. */
export const sharedCheats: Readonly<Record<string, Cheat>> = { ...beaconCheats, ...chainCheats, ...ticketCheats }
