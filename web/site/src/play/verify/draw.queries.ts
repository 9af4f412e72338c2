import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '../../api.ts'

export type DrawAsked = { readonly game: string; readonly draw: number }

/** A draw that is over and the chain it was drawn from, as everyone may see them; null for one that there is not. */
export function drawQuery({ game, draw }: DrawAsked) {
  return queryOptions({
    queryKey: ['draw', game, draw],
    queryFn: async () => {
      const { chain, rounds } = granted(await api.table.past({ game, before: draw + 1, limit: 1 }))
      return { chain, round: rounds.find(({ number }) => number === draw) ?? null }
    },
  })
}
