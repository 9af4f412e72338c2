import { queryOptions } from '@tanstack/react-query'
import type { TournamentEntry } from '@ronda/fair'
import { api, granted } from '@ronda/base/call/api.ts'

/** A tournament as it is published for everybody. */
export const tournamentProofQuery = (id: string) =>
  queryOptions({
    queryKey: ['tournamentProof', id],
    queryFn: async () => granted(await api.tournaments.proof({ id })),
    retry: false,
  })

/** Every player of a result, page by page. */
async function readEntries(id: string): Promise<readonly TournamentEntry[]> {
  const entries: TournamentEntry[] = []
  for (let after: number | null = 0; after !== null;) {
    const page: { entries: readonly TournamentEntry[]; next: number | null } = granted(
      await api.tournaments.result({ id, ...(after > 0 && { after }) }),
    )
    entries.push(...page.entries)
    after = page.next
  }
  return entries
}

export const tournamentResultQuery = (id: string) =>
  queryOptions({ queryKey: ['tournamentResult', id], queryFn: () => readEntries(id), retry: false })
