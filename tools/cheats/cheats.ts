import { honestSharedRounds, type SharedCategory } from './sharedRounds.ts'
import { sharedCheats } from './sharedCheats.ts'
import { honestSolo, soloCheats, type SoloCategory } from './solo.ts'
import { hold, isCaught, type Handed } from './verifier.ts'

export type Category = SoloCategory | SharedCategory

const SOLO: readonly SoloCategory[] = ['slot', 'arcade']
const SHARED: readonly SharedCategory[] = ['live table', 'crash', 'cockfight', 'lottery']

/** One way to cheat in one category. */
export type CheatCase = {
  readonly kind: string
  readonly category: Category
  readonly hand: (attempt: number) => Handed
}

/** Every way to cheat that we know, in every category that it applies to. */
export const cheats: readonly CheatCase[] = [
  ...Object.entries(soloCheats).flatMap(([kind, hand]) =>
    SOLO.map((category): CheatCase => ({ kind, category, hand: (attempt) => hand({ category, attempt }) })),
  ),
  ...Object.entries(sharedCheats).flatMap(([kind, cheat]) =>
    (cheat.in ?? SHARED).map((category): CheatCase => ({
      kind,
      category,
      hand: (attempt) => cheat.hand({ category, attempt }),
    })),
  ),
]

/** What an honest server hands over, in every category: a verifier that always complains catches nobody. */
export const honest: readonly Omit<CheatCase, 'kind'>[] = [
  ...SOLO.map((category) => ({ category, hand: (attempt: number) => honestSolo({ category, attempt }) })),
  ...SHARED.map((category) => ({ category, hand: (attempt: number) => honestSharedRounds({ category, attempt }) })),
]

/** How often a way to cheat was tried, and how often it was caught. */
export type Caught = Pick<CheatCase, 'kind' | 'category'> & { readonly caught: number; readonly tried: number }

const ATTEMPTS = 3

/** Holds a cheating server of every kind and category against the published verifier. */
export function catchCheats(attempts: number = ATTEMPTS): readonly Caught[] {
  return cheats.map(({ kind, category, hand }) => {
    const caught = Array.from({ length: attempts }, (_, attempt) => isCaught(hold(hand(attempt))))
    return { kind, category, caught: caught.filter(Boolean).length, tried: attempts }
  })
}

/** A line for each kind and category, and the sum. */
export function tellCaught(rows: readonly Caught[]): readonly string[] {
  const sum = (name: 'caught' | 'tried'): number => rows.reduce((all, row) => all + row[name], 0)
  return [
    ...rows.map(({ kind, category, caught, tried }) => `${category}: ${kind}: caught ${caught} of ${tried}`),
    `caught ${sum('caught')} of ${sum('tried')}`,
  ]
}
