import type { AnyArcade } from './arcade.ts'
import { dice } from './dice/dice.ts'
import { diceFacts } from './dice/dice.facts.ts'
import type { ArcadeFacts } from './facts.ts'

/** Kinds of games that are no slots, as the public interface calls them: arcade, scratch, video poker, table, bingo. */
export type ArcadeKind = 'AC' | 'SC' | 'VP' | 'TG' | 'BG'

/** A game that can be opened: its place in the catalogue, and the rules it plays by. */
export type ArcadeTitle = {
  readonly gameCode: string
  /** Below 10,000, where games stand that are made one by one. */
  readonly nodeId: number
  readonly kind: ArcadeKind
  readonly names: { readonly es: string; readonly en: string }
  readonly rules: AnyArcade
  readonly facts: ArcadeFacts
}

/** Every arcade game of the house, in the order of their numbers. */
export const arcadeTitles: readonly ArcadeTitle[] = [
  {
    gameCode: 'RONDA_DICE',
    nodeId: 1101,
    kind: 'AC',
    names: { es: 'Dados', en: 'Dice' },
    rules: dice,
    facts: diceFacts,
  },
]
