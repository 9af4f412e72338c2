import { present } from '@ronda/core'
import { sha256Hex } from '@ronda/fair'
import { honestShared, type HonestShared } from '@ronda/games/testing/honest'
import { makeBeaconKey } from '../../server/src/platform/testing/drandSandbox.ts'
import {
  decidedBy,
  gameOf,
  heardOf,
  planOf,
  replayed,
  sit,
  told,
  worst,
  type SharedCategory,
  type Sitting,
} from './sharedRounds.ts'
import { beacon, type Handed } from './verifier.ts'

type Cheat = {
  /** Every category when absent. */
  readonly in?: readonly SharedCategory[]
  readonly hand: (sitting: Sitting) => Handed
}

const forger = makeBeaconKey(beacon.chain)
const TRIES = 12
const times = <T>(make: (at: number) => T): readonly T[] => Array.from({ length: TRIES }, (_, at) => make(at))

const withTicket = (round: HonestShared, change: object): object => ({
  ...round,
  tickets: round.tickets.map((ticket, at) => (at === 0 ? { ...ticket, ...change } : ticket)),
})

/** One ticket of the server's own, tried until the outcome suits it. */
function steered(sitting: Sitting, plan: object): HonestShared {
  const { others } = gameOf(sitting)
  return worst(
    times((at) => honestShared({ ...planOf(sitting), ...plan, others: [...others, ...others.slice(0, at + 1)] })),
  )
}

/** The beacon of a round. */
const beaconCheats: Readonly<Record<string, Cheat>> = {
  'a beacon made up': {
    hand: (sitting) =>
      told(sitting, () =>
        worst(
          times((at) =>
            honestShared({
              ...planOf(sitting),
              beacon: { ...beacon, sign: () => sha256Hex(`made up ${at}`).repeat(2).slice(0, 96) },
            }),
          ),
        ),
      ),
  },
  'a beacon signed with another key': {
    hand: (sitting) => replayed(sitting, { beacon: { chain: beacon.chain, sign: (round) => forger.sign(round) } }),
  },
  'another beacon than was believed': { hand: (sitting) => replayed(sitting, { beacon: forger }) },
  'the signature of another beacon round': {
    hand: (sitting) => replayed(sitting, { beacon: { ...beacon, sign: (round) => beacon.sign(round + 1) } }),
  },
  'a later beacon round': {
    hand: (sitting) =>
      told(sitting, (round) => {
        const later = decidedBy(round).round + 2
        const signature = beacon.sign(later)
        const drawn = honestShared({ ...planOf(sitting), beacon: { ...beacon, sign: () => signature } })
        return { ...drawn, beacon: { chain: beacon.chain.hash, round: later, signature } }
      }),
  },
  'a later beacon round, with the lock moved to fit': {
    hand: (sitting) => {
      const { locksAtMs } = honestShared(planOf(sitting))
      const moved = times((at) => honestShared({ ...planOf(sitting), locksAtMs: locksAtMs + 3_000 * (at + 1) }))
      return { rounds: [worst(moved)], kept: { rounds: [heardOf(honestShared(planOf(sitting)))] } }
    },
  },
  'the lock moved beyond when tickets were laid': {
    in: ['live table', 'crash', 'cockfight'],
    hand: (sitting) => {
      const first = honestShared(planOf(sitting))
      const { locksAtMs } = first
      const moved = honestShared({ ...planOf(sitting), locksAtMs: locksAtMs + 60_000 })
      return { rounds: [withTicket(moved, { placedAtMs: locksAtMs - 2_000 })] }
    },
  },
  'the draw moved in the calendar': {
    in: ['lottery'],
    hand: (sitting) => replayed(sitting, { locksAtMs: honestShared(planOf(sitting)).locksAtMs + 3_000 }),
  },
  'a beacon left out once it was seen': {
    hand: (sitting) => told(sitting, () => steered(sitting, { beacon: undefined, random: '5a17' }), true),
  },
  'a beacon left out, with the salt kept': {
    hand: (sitting) => told(sitting, (round) => ({ ...round, beacon: undefined })),
  },
  'a seal written after the beacon was known': {
    hand: (sitting) => told(sitting, (round) => ({ ...round, sealedAtMs: decidedBy(round).dueMs + 400 })),
  },
  'no word of when it was sealed': {
    hand: (sitting) => told(sitting, (round) => ({ ...round, sealedAtMs: undefined })),
  },
}

/** The secret and its chain. */
const chainCheats: Readonly<Record<string, Cheat>> = {
  'a salt chosen for the round': {
    hand: (sitting) => {
      const plan = { ...planOf(sitting), beacon: undefined }
      const chosen = worst(times((at) => honestShared({ ...plan, random: `chosen${at}` })))
      const next = honestShared({ ...planOf(sitting, 1), beacon: undefined })
      return { rounds: [chosen, next] }
    },
  },
  'another secret': {
    hand: (sitting) => told(sitting, (round) => ({ ...round, serverSeed: sha256Hex('other') })),
  },
  'a secret of another chain': {
    hand: (sitting) => replayed(sitting, { last: sha256Hex(`ground ${sitting.attempt}`) }, true),
  },
  'a round withheld': {
    hand: (sitting) => {
      const { rounds, history } = sit(sitting)
      return { rounds: rounds.toSpliced(1, 1), history: history.toSpliced(1, 1) }
    },
  },
  'a place of the chain used twice': {
    hand: (sitting) => {
      const again = honestShared({ ...planOf(sitting, 1), place: planOf(sitting).place })
      return { rounds: [honestShared(planOf(sitting)), again] }
    },
  },
  'places of the chain in an order that suits': {
    hand: (sitting) => {
      const [early, late] = [planOf(sitting), planOf(sitting, 1)]
      return {
        rounds: [honestShared({ ...early, place: late.place }), honestShared({ ...late, place: early.place })],
      }
    },
  },
  'a round of now told as one of before': {
    hand: (sitting) => {
      const old = worst(
        times((at) => honestShared({ ...planOf(sitting), beacon: undefined, isFormer: true, random: `chosen${at}` })),
      )
      return { rounds: [old] }
    },
  },
  'a round of now dated back as one of before': {
    in: ['live table', 'crash', 'cockfight'],
    hand: (sitting) => {
      const now = { ...honestShared({ ...planOf(sitting), beacon: undefined }) }
      const old = honestShared({ ...planOf(sitting, 1), beacon: undefined, isFormer: true })
      return { rounds: [now, { ...old, playedAtMs: Date.UTC(2025, 5) }] }
    },
  },
}

/** Tickets, receipts and pools. */
const ticketCheats: Readonly<Record<string, Cheat>> = {
  'a ticket added after the root was told': {
    hand: (sitting) => told(sitting, () => steered(sitting, { beacon: undefined, random: '5a17' }), true),
  },
  'a ticket added after the root was told, with a beacon': {
    hand: (sitting) => {
      const { others } = gameOf(sitting)
      return replayed(sitting, { others: [...others, ...others.slice(0, 1)] }, true)
    },
  },
  'a ticket laid after bets had closed': {
    hand: (sitting) => told(sitting, (round) => withTicket(round, { placedAtMs: round.locksAtMs + 700 })),
  },
  'a ticket of the player left out of the seal': {
    hand: (sitting) =>
      told(sitting, (round) => {
        const without = honestShared({ ...planOf(sitting), bets: [], others: gameOf(sitting).others })
        return { ...round, seal: without.seal }
      }),
  },
  'a receipt changed': {
    hand: (sitting) =>
      told(sitting, (round) => {
        const receipt = present(round.tickets[0]?.receipt, 'a receipt')
        return withTicket(round, { receipt: { ...receipt, text: receipt.text.replace(':real:', ':free:') } })
      }),
  },
  'a receipt with another place': {
    hand: (sitting) =>
      told(sitting, (round) => {
        const receipt = present(round.tickets[0]?.receipt, 'a receipt')
        return withTicket(round, { receipt: { ...receipt, index: receipt.index + 1 } })
      }),
  },
  'no receipt': {
    hand: (sitting) =>
      told(sitting, (round) => ({
        ...round,
        tickets: round.tickets.map((ticket) => ({ ...ticket, receipt: undefined })),
      })),
  },
  'another root': {
    hand: (sitting) => told(sitting, (round) => ({ ...round, seal: { root: sha256Hex('other'), tickets: 9 } })),
  },
  'another bet than was laid': {
    hand: (sitting) => told(sitting, (round) => withTicket(round, { bet: gameOf(sitting).others[0] })),
  },
  'a pool divided otherwise': {
    in: ['cockfight', 'lottery'],
    hand: (sitting) =>
      told(sitting, (round) => {
        const heap = present(round.heap, 'a pool')
        return { ...round, heap: { ...heap, carriedOn: heap.carriedOn + 1 } }
      }),
  },
  'a pool with a part taken out': {
    in: ['cockfight', 'lottery'],
    hand: (sitting) =>
      told(sitting, (round) => {
        const heap = present(round.heap, 'a pool')
        return { ...round, heap: { ...heap, carried: 0 } }
      }),
  },
  'another outcome': {
    hand: (sitting) =>
      told(sitting, (round) => {
        const others = times((at) => honestShared(planOf(sitting, at + 1)).outcome)
        const isOther = (outcome: object) => JSON.stringify(outcome) !== JSON.stringify(round.outcome)
        return { ...round, outcome: present(others.find(isOther), 'another outcome') }
      }),
  },
  'a prize cut': {
    hand: (sitting) =>
      told(sitting, (round) => {
        const win = present(round.tickets[0], 'a ticket').win + 1n
        return { ...withTicket(round, { win }), win: round.win + 1n }
      }),
  },
  'a void round whose stakes stay': {
    hand: (sitting) => told(sitting, (round) => ({ ...round, isVoid: true, outcome: null, win: 0n })),
  },
  'another round called off than was announced': {
    hand: (sitting) =>
      told(
        sitting,
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

/** What a server could do with rounds that many share. */
export const sharedCheats: Readonly<Record<string, Cheat>> = { ...beaconCheats, ...chainCheats, ...ticketCheats }
