import type { CoverSubject } from '@ronda/art'
import type { AnyArcade } from './arcade.ts'
import { baccarat } from './baccarat/baccarat.ts'
import { baccaratFacts } from './baccarat/baccarat.facts.ts'
import { bingo } from './bingo/bingo.ts'
import { bingoFacts } from './bingo/bingo.facts.ts'
import { blackjack } from './blackjack/blackjack.ts'
import { blackjackFacts } from './blackjack/blackjack.facts.ts'
import { casinoHoldem } from './casinoHoldem/casinoHoldem.ts'
import { casinoHoldemFacts } from './casinoHoldem/casinoHoldem.facts.ts'
import { modelHash } from '../slots/modelHash.ts'
import { pictureOf } from './cover.ts'
import { dice } from './dice/dice.ts'
import { arcadeFacts, type ArcadeFacts } from './facts.ts'
import { hilo } from './hilo/hilo.ts'
import { keno } from './keno/keno.ts'
import { limbo } from './limbo/limbo.ts'
import { mines } from './mines/mines.ts'
import { plinko } from './plinko/plinko.ts'
import { roulette } from './roulette/roulette.ts'
import { rouletteFacts } from './roulette/roulette.facts.ts'
import { cosmosCard, frutalCard, marinaCard } from './scratch/cards.ts'
import { scratchRules } from './scratch/scratch.ts'
import { cosmosFacts, frutalFacts, marinaFacts } from './scratch/scratch.facts.ts'
import { eightFive, nineSix } from './videoPoker/pays.ts'
import { pokerRules } from './videoPoker/videoPoker.ts'
import { eightFiveFacts, nineSixFacts } from './videoPoker/videoPoker.facts.ts'
import { wheel } from './wheel/wheel.ts'

/** The types of games other than slots, as the public API names them: arcade, scratch, video poker, table, bingo. */
export type ArcadeKind = 'AC' | 'SC' | 'VP' | 'TG' | 'BG'

/** A game that can be opened: its catalogue entry, and its rules. */
export type ArcadeTitle = {
  readonly gameCode: string
  /** Below 10,000, the range of games that are not generated. */
  readonly nodeId: number
  readonly kind: ArcadeKind
  readonly names: { readonly es: string; readonly en: string }
  readonly rules: AnyArcade
  /** Rules that it was played by before: rounds that began with them are ended and verified by them. */
  readonly former?: readonly AnyArcade[]
  readonly facts: ArcadeFacts
  readonly picture: CoverSubject
}

/** Every arcade game, in the order of their numbers. */
export const arcadeTitles: readonly ArcadeTitle[] = [
  {
    gameCode: 'RONDA_DICE',
    nodeId: 1101,
    kind: 'AC',
    names: { es: 'Dados', en: 'Dice' },
    rules: dice,
    facts: arcadeFacts.dice,
    picture: pictureOf(1101, { hero: 'dice', cast: ['clover', 'diamond'], land: 'stage', air: 'sparks', hue: 20 }),
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
    picture: pictureOf(1103, { hero: 'mineField', cast: ['diamond', 'chest'], land: 'cave', air: 'sparks', hue: 230 }),
  },
  {
    gameCode: 'RONDA_PLINKO',
    nodeId: 1104,
    kind: 'AC',
    names: { es: 'Plinko', en: 'Plinko' },
    rules: plinko,
    facts: arcadeFacts.plinko,
    picture: pictureOf(1104, { hero: 'pegBoard', cast: ['orb', 'bell'], land: 'fair', air: 'confetti', hue: 340 }),
  },
  {
    gameCode: 'RONDA_HILO',
    nodeId: 1105,
    kind: 'AC',
    names: { es: 'Mayor o menor', en: 'Hi-Lo' },
    rules: hilo,
    facts: arcadeFacts.hilo,
    picture: pictureOf(1105, { hero: 'highLow', cast: ['rose', 'key'], land: 'skies', air: 'none', hue: 200 }),
  },
  {
    gameCode: 'RONDA_KENO',
    nodeId: 1106,
    kind: 'AC',
    names: { es: 'Keno', en: 'Keno' },
    rules: keno,
    facts: arcadeFacts.keno,
    picture: pictureOf(1106, {
      hero: 'kenoBalls',
      cast: ['starLantern', 'lantern'],
      land: 'village',
      air: 'fireflies',
      hue: 255,
    }),
  },
  {
    gameCode: 'RONDA_WHEEL',
    nodeId: 1107,
    kind: 'AC',
    names: { es: 'Rueda de la feria', en: 'Fair Wheel' },
    rules: wheel,
    facts: arcadeFacts.wheel,
    picture: pictureOf(1107, { hero: 'luckyWheel', cast: ['balloon', 'trophy'], land: 'fair', air: 'coins', hue: 310 }),
  },
  {
    gameCode: 'RONDA_JACKS_9_6',
    nodeId: 1201,
    kind: 'VP',
    names: { es: 'Jotas 9/6', en: 'Jacks or Better 9/6' },
    rules: pokerRules(nineSix),
    facts: nineSixFacts,
    picture: pictureOf(1201, {
      hero: 'royalHand',
      cast: ['diamond', 'clover'],
      land: 'ballroom',
      air: 'sparks',
      hue: 265,
    }),
  },
  {
    gameCode: 'RONDA_JACKS_8_5',
    nodeId: 1202,
    kind: 'VP',
    names: { es: 'Jotas 8/5', en: 'Jacks or Better 8/5' },
    rules: pokerRules(eightFive),
    facts: eightFiveFacts,
    picture: pictureOf(1202, { hero: 'pairOfJacks', cast: ['crown', 'clover'], land: 'stage', air: 'stars', hue: 160 }),
  },
  {
    gameCode: 'RONDA_BLACKJACK',
    nodeId: 1211,
    kind: 'TG',
    names: { es: 'Blackjack', en: 'Blackjack' },
    rules: blackjack,
    facts: blackjackFacts,
    picture: pictureOf(1211, { hero: 'twentyOne', cast: ['diamond', 'rose'], land: 'manor', air: 'sparks', hue: 150 }),
  },
  {
    gameCode: 'RONDA_HOLDEM',
    nodeId: 1212,
    kind: 'TG',
    names: { es: "Casino Hold'em", en: "Casino Hold'em" },
    rules: casinoHoldem,
    facts: casinoHoldemFacts,
    picture: pictureOf(1212, {
      hero: 'holeCards',
      cast: ['badge', 'horseshoe'],
      land: 'canyon',
      air: 'sparks',
      hue: 30,
    }),
  },
  {
    gameCode: 'RONDA_BACCARAT',
    nodeId: 1213,
    kind: 'TG',
    names: { es: 'Bacará', en: 'Baccarat' },
    rules: baccarat,
    facts: baccaratFacts,
    picture: pictureOf(1213, { hero: 'dealingShoe', cast: ['rose', 'pearl'], land: 'pavilion', air: 'petals', hue: 5 }),
  },
  {
    gameCode: 'RONDA_ROULETTE',
    nodeId: 1214,
    kind: 'TG',
    names: { es: 'Ruleta', en: 'Roulette' },
    rules: roulette,
    facts: rouletteFacts,
    picture: pictureOf(1214, {
      hero: 'rouletteWheel',
      cast: ['trophy', 'jewel'],
      land: 'ballroom',
      air: 'coins',
      hue: 145,
    }),
  },
  {
    gameCode: 'RONDA_SCRATCH_FRUTAL',
    nodeId: 1221,
    kind: 'SC',
    names: { es: 'Rasca Frutal', en: 'Fruit Scratch' },
    rules: scratchRules(frutalCard),
    facts: frutalFacts,
    picture: pictureOf(1221, {
      hero: 'scratchTicket',
      cast: ['strawberry', 'pineapple'],
      land: 'sweetland',
      air: 'confetti',
      hue: 20,
      layout: 'parade',
    }),
  },
  {
    gameCode: 'RONDA_SCRATCH_MARINA',
    nodeId: 1222,
    kind: 'SC',
    names: { es: 'Rasca Marina', en: 'Sea Scratch' },
    rules: scratchRules(marinaCard),
    facts: marinaFacts,
    picture: pictureOf(1222, {
      hero: 'scratchTicket',
      cast: ['ship', 'octopus'],
      land: 'sea',
      air: 'bubbles',
      hue: 230,
      layout: 'parade',
    }),
  },
  {
    gameCode: 'RONDA_SCRATCH_COSMOS',
    nodeId: 1223,
    kind: 'SC',
    names: { es: 'Rasca Cosmos', en: 'Cosmos Scratch' },
    rules: scratchRules(cosmosCard),
    facts: cosmosFacts,
    picture: pictureOf(1223, {
      hero: 'scratchTicket',
      cast: ['planet', 'rocket'],
      land: 'space',
      air: 'stars',
      hue: 295,
      layout: 'parade',
    }),
  },
  {
    gameCode: 'RONDA_BINGO_75',
    nodeId: 1231,
    kind: 'BG',
    names: { es: 'Bingo 75', en: 'Bingo 75' },
    rules: bingo,
    facts: bingoFacts,
    picture: pictureOf(1231, {
      hero: 'bingoCard',
      cast: ['gift', 'balloon'],
      land: 'village',
      air: 'confetti',
      hue: 60,
    }),
  },
]

/** The rules of a game that a hash identifies, whether they are in force or former ones. */
export function rulesNamed<Rules extends { readonly model: object }>(
  { rules, former = [] }: { readonly rules: Rules; readonly former?: readonly Rules[] | undefined },
  hash: string,
): Rules | undefined {
  return [rules, ...former].find(({ model }) => modelHash(model) === hash)
}

/** Undefined for a game that is not one of our arcade games. */
export function arcadeOf(gameCode: string): ArcadeTitle | undefined {
  return arcadeTitles.find((title) => title.gameCode === gameCode)
}
