import { KEPT_ROUNDS_MAX, KEPT_SEEDS_MAX, readKept, type KeptProof } from '@ronda/contract'

type KeptSeed = KeptProof['seeds'][number]
type KeptRound = KeptProof['rounds'][number]

/**
 * What this browser saw before outcomes were known: the texts it gave, and shared rounds as they were announced. A server
 * that tells it otherwise afterwards is found out here, whatever it says.
 */
export type KeptStore = {
  read(): KeptProof
  /** The text that was given for a commitment, if this browser gave one. */
  textFor(commitment: string): string | undefined
  /** Before it is sent: an answer that is lost must not be forgotten. */
  keepSeed(commitment: string, clientSeed: string): void
  /** Rounds were played with a seed, by their highest number. */
  count(commitment: string, rounds: number): void
  /** This browser asked for a seed to be revealed, outside of a game. */
  noteRetired(commitment: string): void
  wasRetired(commitment: string): boolean
  /** As it was announced; what was kept first stays, but for a seal that was not there yet. */
  keepRound(round: KeptRound): void
}

const KEYS = {
  seeds: 'ronda.fair.seeds',
  rounds: 'ronda.fair.rounds',
  counted: 'ronda.fair.counted',
  retired: 'ronda.fair.retired',
} as const

/** A game that is open meanwhile asks for the last one. */
const RETIRED_MAX = 20

/** Does something with what the browser keeps. One that forbids it still plays; it only forgets. */
function quietly<T>(storage: () => Storage, work: (store: Storage) => T): T | undefined {
  try {
    return work(storage())
  } catch {
    return undefined
  }
}

/** Written with every round: so it is not written with all the others. */
type Counted = { readonly commitment: string; readonly rounds: number }

function readCounted(text: string | null): Counted | undefined {
  const [commitment = '', rounds = ''] = text?.split(' ') ?? []
  return /^[0-9a-f]{64}$/.test(commitment) && /^\d{1,9}$/.test(rounds)
    ? { commitment, rounds: Number(rounds) }
    : undefined
}

const withCount = (seeds: readonly KeptSeed[], counted: Counted | undefined): KeptSeed[] =>
  seeds.map((seed) =>
    seed.commitment === counted?.commitment ? { ...seed, rounds: Math.max(seed.rounds, counted.rounds) } : seed,
  )

export function openKept(storage: () => Storage): KeptStore {
  const counted = (): Counted | undefined => quietly(storage, (store) => readCounted(store.getItem(KEYS.counted)))
  const list = <Name extends 'seeds' | 'rounds'>(name: Name): KeptProof[Name] => {
    const text = quietly(storage, (store) => store.getItem(KEYS[name])) ?? '[]'
    return readKept(`{"seeds":[],"rounds":[],"${name}":${text}}`)[name]
  }
  const retired = (): readonly string[] => quietly(storage, (store) => store.getItem(KEYS.retired)?.split(' ')) ?? []
  const seeds = (): KeptSeed[] => withCount(list('seeds'), counted())
  const write = (name: keyof typeof KEYS, text: string): void =>
    quietly(storage, (store) => store.setItem(KEYS[name], text))

  return {
    read: () => ({ seeds: seeds(), rounds: list('rounds') }),
    textFor: (commitment) => seeds().find((seed) => seed.commitment === commitment)?.clientSeed,
    keepSeed(commitment, clientSeed) {
      const others = seeds().filter((seed) => seed.commitment !== commitment)
      write('seeds', JSON.stringify([{ commitment, clientSeed, rounds: 0 }, ...others].slice(0, KEPT_SEEDS_MAX)))
    },
    count(commitment, rounds) {
      const before = counted()
      if (before !== undefined && before.commitment !== commitment) write('seeds', JSON.stringify(seeds()))
      const most = before?.commitment === commitment ? Math.max(before.rounds, rounds) : rounds
      if (before?.commitment !== commitment || before.rounds !== most) write('counted', `${commitment} ${most}`)
    },
    noteRetired(commitment) {
      write('retired', [commitment, ...retired()].slice(0, RETIRED_MAX).join(' '))
    },
    wasRetired: (commitment) => retired().includes(commitment),
    keepRound(round) {
      const rounds = list('rounds')
      const known = rounds.find(({ gameCode, number }) => gameCode === round.gameCode && number === round.number)
      if (known !== undefined && (known.seal !== null || round.seal === null)) return
      const others = rounds.filter((other) => other !== known)
      const kept = known === undefined ? round : { ...known, seal: round.seal }
      write('rounds', JSON.stringify([kept, ...others].slice(0, KEPT_ROUNDS_MAX)))
    },
  }
}
