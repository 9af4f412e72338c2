import { honestSharedRounds, type SharedCategory } from './sharedRounds.ts'
import { sharedCheats } from './sharedCheats.ts'
import { honestSinglePlayer, singlePlayerCheats, type SinglePlayerCategory } from './singlePlayer.ts'
import { verifyProof, isCaught, type ServedProof } from './verifier.ts'

export type Category = SinglePlayerCategory | SharedCategory

const SINGLE_PLAYER: readonly SinglePlayerCategory[] = ['slot', 'arcade']
const SHARED: readonly SharedCategory[] = ['live table', 'crash', 'cockfight', 'lottery']

/** One way to cheat in one category. */
export type CheatCase = {
  readonly kind: string
  readonly category: Category
  readonly serve: (attempt: number) => ServedProof
}

/** Every way to cheat that we know, in every category that it applies to. */
export const cheats: readonly CheatCase[] = [
  ...Object.entries(singlePlayerCheats).flatMap(([kind, serve]) =>
    SINGLE_PLAYER.map((category): CheatCase => ({ kind, category, serve: (attempt) => serve({ category, attempt }) })),
  ),
  ...Object.entries(sharedCheats).flatMap(([kind, cheat]) =>
    (cheat.in ?? SHARED).map((category): CheatCase => ({
      kind,
      category,
      serve: (attempt) => cheat.serve({ category, attempt }),
    })),
  ),
]

/** What an honest server serves, in every category: a verifier that always complains would catch nothing. */
export const honest: readonly Omit<CheatCase, 'kind'>[] = [
  ...SINGLE_PLAYER.map((category) => ({
    category,
    serve: (attempt: number) => honestSinglePlayer({ category, attempt }),
  })),
  ...SHARED.map((category) => ({ category, serve: (attempt: number) => honestSharedRounds({ category, attempt }) })),
]

/** How often a cheat was tried, and how often it was caught. */
export type Caught = Pick<CheatCase, 'kind' | 'category'> & { readonly caught: number; readonly tried: number }

const ATTEMPTS = 3

/** Runs a cheating server of every kind and category against the published verifier. */
export function catchCheats(attempts: number = ATTEMPTS): readonly Caught[] {
  return cheats.map(({ kind, category, serve }) => {
    const caught = Array.from({ length: attempts }, (_, attempt) => isCaught(verifyProof(serve(attempt))))
    return { kind, category, caught: caught.filter(Boolean).length, tried: attempts }
  })
}

/** A line for each kind and category, and the total. */
export function formatCaught(rows: readonly Caught[]): readonly string[] {
  const sum = (name: 'caught' | 'tried'): number => rows.reduce((all, row) => all + row[name], 0)
  return [
    ...rows.map(({ kind, category, caught, tried }) => `${category}: ${kind}: caught ${caught} of ${tried}`),
    `caught ${sum('caught')} of ${sum('tried')}`,
  ]
}
