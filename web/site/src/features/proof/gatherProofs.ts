import type { PlayedSeed, ProofFile } from '@ronda/contract'
import { api, granted } from '@ronda/base/call/api.ts'

const PAGE_ROUNDS = 500

/** At most a hundred thousand rounds at a time; older ones are examined from there. */
const PAGES_MAX = 200

type Models = Record<string, ProofFile['models'][string]>

export type ProofPage = Pick<ProofFile, 'rounds' | 'models'> & {
  /** Revealed seeds of these rounds; on the last of many pages, some of their rounds may be absent. */
  readonly seeds: readonly PlayedSeed[]
  readonly isLast: boolean
}

/** The models of these rounds that are not loaded yet. An arcade game's rules are code of the page. */
async function fetchModels(rounds: ProofFile['rounds'], known: Models): Promise<Models> {
  const named = rounds.filter((round) => 'draws' in round).map(({ modelHash }) => modelHash)
  const wanted = new Set(named.filter((hash) => known[hash] === undefined))
  const fetched: Models = {}
  for (const hash of wanted) fetched[hash] = granted(await api.slot.model({ hash }))
  return fetched
}

/** All rounds of the member, newest first, a page at a time, each page with the models it names. */
export async function* gatherProofs(): AsyncGenerator<ProofPage> {
  const models: Models = {}
  let before: number | undefined
  for (let pages = 0; pages < PAGES_MAX; pages++) {
    const { rounds, seeds, next } = granted(
      await api.proof.rounds({ limit: PAGE_ROUNDS, ...(before !== undefined && { before }) }),
    )
    Object.assign(models, await fetchModels(rounds, models))
    yield { rounds, models, seeds, isLast: next === null }
    if (next === null) return
    before = next
  }
}
