import { queryOptions } from '@tanstack/react-query'
import type { RaffleProof } from '@ronda/contract'
import type { RaffleEntry } from '@ronda/fair'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'
import { loadSignatures } from '@ronda/client/signatures'
import { examineRaffle } from './examineRaffle.ts'

/** A raffle as it is published for everybody. */
export const raffleProofQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['raffleProof', id, language],
    queryFn: async () => granted(await api.raffles.proof({ id, language })),
    retry: false,
  })

/** The whole list of tickets, page by page. */
async function readEntries(id: string): Promise<readonly RaffleEntry[]> {
  const all: RaffleEntry[] = []
  for (let from: number | null = 1; from !== null;) {
    const { entries, next }: { entries: RaffleEntry[]; next: number | null } = granted(
      await api.raffles.entries({ id, from }),
    )
    all.push(...entries)
    from = next !== null && next > from ? next : null
  }
  return all
}

/** The raffle computed again in this browser. The code for signatures is loaded only where a beacon signed. */
export const raffleVerdictQuery = (proof: RaffleProof) =>
  queryOptions({
    queryKey: ['raffleVerdict', proof.id, proof.root, proof.serverSeed],
    async queryFn() {
      const entries = proof.root === null ? [] : await readEntries(proof.id)
      const isSigned = proof.signature === null ? () => false : await loadSignatures()
      return { entries, verdict: examineRaffle(proof, entries, isSigned) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
