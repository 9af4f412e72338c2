import { KEPT_ROUNDS_MAX, KEPT_SEEDS_MAX, readKept, type KeptProof } from '@ronda/contract'

type KeptSeed = KeptProof['seeds'][number]
type KeptRound = KeptProof['rounds'][number]

/**
 * What this browser received before outcomes were known: the texts it gave, and shared rounds as they were announced.
 * It detects a server that reports something else afterwards.
 */
export type KeptStore = {
  read(): KeptProof
  /** The text that was given for a commitment, if this browser gave one. */
  textFor(commitment: string): string | undefined
  /** Called before the text is sent, so that it is known even if the reply is lost. */
  storeSeed(commitment: string, clientSeed: string): void
  /** Records the highest round number played with a seed. */
  count(commitment: string, rounds: number): void
  /** Records that this browser had a seed revealed, outside of a game. */
  noteRetired(commitment: string): void
  wasRetired(commitment: string): boolean
  /** Stores a round as it was announced. The first version stays, except for a seal that was missing. */
  storeRound(round: KeptRound): void
}

const KEYS = {
  seeds: 'ronda.fair.seeds',
  rounds: 'ronda.fair.rounds',
  counted: 'ronda.fair.counted',
  retired: 'ronda.fair.retired',
} as const

/** A game that is open at the same time needs only the last one. */
const RETIRED_MAX = 20

/** Accesses browser storage. If the browser forbids it, play continues, but nothing is stored. */
function quietly<T>(storage: () => Storage, work: (store: Storage) => T): T | undefined {
  try {
    return work(storage())
  } catch {
    return undefined
  }
}

/** Written with every round, and therefore stored separately from the list. */
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
    storeSeed(commitment, clientSeed) {
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
    storeRound(round) {
      const rounds = list('rounds')
      const known = rounds.find(({ gameCode, number }) => gameCode === round.gameCode && number === round.number)
      if (known !== undefined && (known.seal !== null || round.seal === null)) return
      const others = rounds.filter((other) => other !== known)
      const kept = known === undefined ? round : { ...known, seal: round.seal }
      write('rounds', JSON.stringify([kept, ...others].slice(0, KEPT_ROUNDS_MAX)))
    },
  }
}
