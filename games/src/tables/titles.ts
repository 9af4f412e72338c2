import { baccaratTable, type BaccaratResult } from '../arcade/baccarat/baccarat.ts'
import { noCommissionTable } from '../arcade/baccarat/noCommission.ts'
import { pictureOf } from '../arcade/cover.ts'
import { rouletteTable } from '../arcade/roulette/roulette.ts'
import { cockfight } from './cockfight/cockfight.ts'
import { cockfightFacts, cockfightPoolFacts } from './cockfight/cockfight.facts.ts'
import { cockfightPool } from './cockfight/cockfightPool.ts'
import { lotteryTitles } from '../lottery/titles.ts'
import { crash } from './crash/crash.ts'
import { dragonTigerTable } from './dragonTiger/dragonTiger.ts'
import { sharedFacts } from './facts.ts'
import type { SharedPace, SharedTitle } from './rules.ts'
import { sharedTable } from './sharedTable.ts'
import { sicBoTable } from './sicBo/sicBo.ts'

const EASY: SharedPace = { bettingMs: 18_000, lockedMs: 1_000, restMs: 4_000 }
const SWIFT: SharedPace = { bettingMs: 11_000, lockedMs: 1_000, restMs: 4_000 }
const DERBY: SharedPace = { bettingMs: 40_000, lockedMs: 1_000, restMs: 8_000 }

/** Every card is shown separately, so that a coup with third cards is shown longer. */
const turnMs =
  (eachMs: number, restMs: number) =>
  ({ player, banker }: BaccaratResult): number =>
    restMs + (player.length + banker.length) * eachMs

/** Every shared table and every lottery, in the order of their numbers. */
export const sharedTitles: readonly SharedTitle[] = [
  {
    gameCode: 'RONDA_LIVE_ROULETTE',
    nodeId: 1241,
    gameType: 'LIVE',
    names: { es: 'Ruleta de la Plaza', en: 'Plaza Roulette' },
    rules: sharedTable(rouletteTable, () => 8_500),
    pace: { ...EASY, bettingMs: 20_000 },
    facts: sharedFacts.roulette,
    picture: pictureOf(1241, {
      hero: 'rouletteWheel',
      cast: ['lantern', 'guitar'],
      land: 'village',
      air: 'confetti',
      hue: 25,
      layout: 'trio',
    }),
  },
  {
    gameCode: 'RONDA_LIVE_ROULETTE_FAST',
    nodeId: 1242,
    gameType: 'LIVE',
    names: { es: 'Ruleta Veloz', en: 'Swift Roulette' },
    rules: sharedTable(rouletteTable, () => 6_000),
    pace: { ...SWIFT, bettingMs: 12_000 },
    facts: sharedFacts.roulette,
    picture: pictureOf(1242, {
      hero: 'rouletteWheel',
      cast: ['car', 'horse'],
      land: 'city',
      air: 'sparks',
      hue: 285,
      layout: 'trio',
    }),
  },
  {
    gameCode: 'RONDA_LIVE_BACCARAT',
    nodeId: 1243,
    gameType: 'LIVE',
    names: { es: 'Bacará del Puerto', en: 'Harbour Baccarat' },
    rules: sharedTable(baccaratTable, turnMs(1_250, 1_500)),
    pace: EASY,
    facts: sharedFacts.baccarat,
    picture: pictureOf(1243, {
      hero: 'dealingShoe',
      cast: ['lighthouse', 'ship'],
      land: 'sea',
      air: 'stars',
      hue: 235,
      layout: 'trio',
    }),
  },
  {
    gameCode: 'RONDA_LIVE_BACCARAT_FAST',
    nodeId: 1244,
    gameType: 'LIVE',
    names: { es: 'Bacará Veloz', en: 'Swift Baccarat' },
    rules: sharedTable(baccaratTable, turnMs(500, 4_000)),
    pace: SWIFT,
    facts: sharedFacts.baccarat,
    picture: pictureOf(1244, {
      hero: 'dealingShoe',
      cast: ['clock', 'rabbit'],
      land: 'stage',
      air: 'sparks',
      hue: 350,
      layout: 'trio',
    }),
  },
  {
    gameCode: 'RONDA_LIVE_BACCARAT_FREE',
    nodeId: 1245,
    gameType: 'LIVE',
    names: { es: 'Bacará sin Comisión', en: 'No-Commission Baccarat' },
    rules: sharedTable(noCommissionTable, turnMs(1_250, 1_500)),
    pace: EASY,
    facts: sharedFacts.baccaratNoCommission,
    picture: pictureOf(1245, {
      hero: 'dealingShoe',
      cast: ['swan', 'fan'],
      land: 'ballroom',
      air: 'petals',
      hue: 165,
      layout: 'trio',
    }),
  },
  {
    gameCode: 'RONDA_LIVE_DRAGON_TIGER',
    nodeId: 1246,
    gameType: 'LIVE',
    names: { es: 'Dragón y Tigre', en: 'Dragon Tiger' },
    rules: sharedTable(dragonTigerTable, () => 6_000),
    pace: { ...EASY, bettingMs: 15_000 },
    facts: sharedFacts.dragonTiger,
    picture: pictureOf(1246, {
      hero: 'dragon',
      cast: ['tiger', 'cards'],
      land: 'mountains',
      air: 'sparks',
      hue: 15,
      layout: 'duo',
    }),
  },
  {
    gameCode: 'RONDA_LIVE_SICBO',
    nodeId: 1247,
    gameType: 'LIVE',
    names: { es: 'Sic Bo', en: 'Sic Bo' },
    rules: sharedTable(sicBoTable, () => 7_000),
    pace: EASY,
    facts: sharedFacts.sicBo,
    picture: pictureOf(1247, {
      hero: 'dice',
      cast: ['lantern', 'fan'],
      land: 'pavilion',
      air: 'petals',
      hue: 355,
      layout: 'trio',
    }),
  },
  {
    gameCode: 'RONDA_CRASH',
    nodeId: 1301,
    gameType: 'RNG',
    names: { es: 'Cometa', en: 'Comet' },
    rules: crash,
    pace: { bettingMs: 8_000, lockedMs: 1_000, restMs: 3_000 },
    facts: sharedFacts.crash,
    picture: pictureOf(1301, {
      hero: 'planet',
      cast: ['moon', 'rocket'],
      land: 'space',
      air: 'stars',
      hue: 250,
      layout: 'trio',
    }),
  },
  {
    gameCode: 'RONDA_COCKFIGHT',
    nodeId: 1401,
    gameType: 'COCKFIGHT',
    names: { es: 'Gallos de Hojalata', en: 'Tin Roosters' },
    rules: cockfight,
    pace: DERBY,
    facts: cockfightFacts,
    picture: pictureOf(1401, {
      hero: 'rooster',
      cast: ['rooster', 'spinningTop'],
      land: 'workshop',
      air: 'sparks',
      hue: 40,
      layout: 'duo',
    }),
  },
  {
    gameCode: 'RONDA_COCKFIGHT_POOL',
    nodeId: 1402,
    gameType: 'COCKFIGHT',
    names: { es: 'Gallos con Pozo', en: 'Tin Roosters Pool' },
    rules: cockfightPool,
    pace: DERBY,
    facts: cockfightPoolFacts,
    picture: pictureOf(1402, {
      hero: 'rooster',
      cast: ['rooster', 'chest'],
      land: 'village',
      air: 'confetti',
      hue: 160,
      layout: 'duo',
    }),
  },
  ...lotteryTitles,
]

/** Undefined for a game that is not one of our shared games. */
export function sharedOf(gameCode: string): SharedTitle | undefined {
  return sharedTitles.find((title) => title.gameCode === gameCode)
}
