import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '@ronda/base/call/api.ts'

export type DrawAsked = { readonly game: string; readonly draw: number }

/** A finished draw and its chain, as published; null if it does not exist. */
export function drawQuery({ game, draw }: DrawAsked) {
  return queryOptions({
    queryKey: ['draw', game, draw],
    queryFn: async () => {
      const { chain, rounds } = granted(await api.sharedRound.past({ game, before: draw + 1, limit: 1 }))
      return { chain, round: rounds.find(({ number }) => number === draw) ?? null }
    },
  })
}
