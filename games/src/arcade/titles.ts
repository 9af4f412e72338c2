import type { CoverSubject } from '@ronda/core'
import type { AnyArcade } from './arcade.ts'
import { pictureOf } from './cover.ts'
import { dice } from './dice/dice.ts'
import { arcadeFacts, type ArcadeFacts } from './facts.ts'
import { hilo } from './hilo/hilo.ts'
import { keno } from './keno/keno.ts'
import { limbo } from './limbo/limbo.ts'
import { mines } from './mines/mines.ts'
import { plinko } from './plinko/plinko.ts'
import { wheel } from './wheel/wheel.ts'

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
  readonly picture: CoverSubject
}

/** Every solo game of the house, in the order of their numbers. */
export const arcadeTitles: readonly ArcadeTitle[] = [
  {
    gameCode: 'RONDA_DICE',
    nodeId: 1101,
    kind: 'AC',
    names: { es: 'Dados', en: 'Dice' },
    rules: dice,
    facts: arcadeFacts.dice,
    picture: pictureOf(1101, { hero: 'seven', cast: ['clover', 'diamond'], land: 'stage', air: 'sparks', hue: 20 }),
  },
  {
    gameCode: 'RONDA_LIMBO',
    nodeId: 1102,
    kind: 'AC',
    names: { es: 'Limbo', en: 'Limbo' },
    rules: limbo,
    facts: arcadeFacts.limbo,
    picture: pictureOf(1102, { hero: 'rocket', cast: ['planet', 'astronaut'], land: 'space', air: 'stars', hue: 280 }),
  },
  {
    gameCode: 'RONDA_MINES',
    nodeId: 1103,
    kind: 'AC',
    names: { es: 'Minas', en: 'Mines' },
    rules: mines,
    facts: arcadeFacts.mines,
    picture: pictureOf(1103, { hero: 'jewel', cast: ['diamond', 'chest'], land: 'cave', air: 'sparks', hue: 190 }),
  },
  {
    gameCode: 'RONDA_PLINKO',
    nodeId: 1104,
    kind: 'AC',
    names: { es: 'Plinko', en: 'Plinko' },
    rules: plinko,
    facts: arcadeFacts.plinko,
    picture: pictureOf(1104, { hero: 'pearl', cast: ['orb', 'bell'], land: 'fair', air: 'confetti', hue: 340 }),
  },
  {
    gameCode: 'RONDA_HILO',
    nodeId: 1105,
    kind: 'AC',
    names: { es: 'Mayor o menor', en: 'Hi-Lo' },
    rules: hilo,
    facts: arcadeFacts.hilo,
    picture: pictureOf(1105, { hero: 'crown', cast: ['rose', 'key'], land: 'pavilion', air: 'petals', hue: 50 }),
  },
  {
    gameCode: 'RONDA_KENO',
    nodeId: 1106,
    kind: 'AC',
    names: { es: 'Keno', en: 'Keno' },
    rules: keno,
    facts: arcadeFacts.keno,
    picture: pictureOf(1106, {
      hero: 'orb',
      cast: ['starLantern', 'lantern'],
      land: 'village',
      air: 'fireflies',
      hue: 240,
    }),
  },
  {
    gameCode: 'RONDA_WHEEL',
    nodeId: 1107,
    kind: 'AC',
    names: { es: 'Rueda de la feria', en: 'Fair Wheel' },
    rules: wheel,
    facts: arcadeFacts.wheel,
    picture: pictureOf(1107, { hero: 'compass', cast: ['balloon', 'trophy'], land: 'fair', air: 'coins', hue: 90 }),
  },
]

/** Undefined for a game that is no solo game of ours. */
export function arcadeOf(gameCode: string): ArcadeTitle | undefined {
  return arcadeTitles.find((title) => title.gameCode === gameCode)
}
