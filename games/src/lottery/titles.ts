import { minutes, seconds } from '@ronda/core'
import { pictureOf } from '../arcade/cover.ts'
import type { CalendarPace, SharedTitle } from '../tables/rules.ts'
import { EVERY_DAY, everyMinutes, weekly, type Weekly } from './calendars.ts'
import { elott1, elott3, elott5 } from './digits/digits.ts'
import { lotteryFacts } from './facts.ts'
import { sea4d } from './fourD/fourD.ts'
import { keno80 } from './keno/keno80.ts'
import { lotto45, lotto55 } from './lotto/lotto.ts'
import { vnCentral, vnNorth, vnSouth } from './vn/vn.ts'

const [TUESDAY, WEDNESDAY, FRIDAY, SATURDAY, SUNDAY] = [1, 2, 4, 5, 6] as const

const onDays = (weekdays: readonly number[], at: string, zone: string): CalendarPace => ({
  calendar: weekly({ weekdays, at, zone, cutOffMs: minutes(15) } satisfies Weekly),
  restMs: seconds(30),
})

const inVietnam = (at: string): CalendarPace => onDays(EVERY_DAY, at, 'Asia/Ho_Chi_Minh')

const often = (every: number, cutOffMs: number, restMs: number): CalendarPace => ({
  calendar: everyMinutes(every, cutOffMs),
  restMs,
})

/**
 * Every lottery, in the order of their numbers. Our own draws in well-known formats, not the results of anybody else.
 */
export const lotteryTitles: readonly SharedTitle[] = [
  {
    gameCode: 'RONDA_VN_NORTH',
    nodeId: 1501,
    gameType: 'LOTT',
    names: { es: 'Sorteo del Norte', en: 'Northern Draw' },
    rules: vnNorth,
    pace: inVietnam('18:15'),
    facts: lotteryFacts.north,
    picture: pictureOf(1501, {
      hero: 'ballCage',
      cast: ['pagoda', 'lotus'],
      land: 'pavilion',
      air: 'petals',
      hue: 10,
      layout: 'trio',
      vendor: 'TCG_LOTTO_VN',
    }),
  },
  {
    gameCode: 'RONDA_VN_CENTRAL',
    nodeId: 1502,
    gameType: 'LOTT',
    names: { es: 'Sorteo del Centro', en: 'Central Draw' },
    rules: vnCentral,
    pace: inVietnam('17:15'),
    facts: lotteryFacts.south,
    picture: pictureOf(1502, {
      hero: 'lantern',
      cast: ['ballCage', 'lotterySlip'],
      land: 'village',
      air: 'fireflies',
      hue: 60,
      layout: 'trio',
      vendor: 'TCG_LOTTO_VN',
    }),
  },
  {
    gameCode: 'RONDA_VN_SOUTH',
    nodeId: 1503,
    gameType: 'LOTT',
    names: { es: 'Sorteo del Sur', en: 'Southern Draw' },
    rules: vnSouth,
    pace: inVietnam('16:15'),
    facts: lotteryFacts.south,
    picture: pictureOf(1503, {
      hero: 'lotterySlip',
      cast: ['palm', 'ship'],
      land: 'marsh',
      air: 'leaves',
      hue: 150,
      layout: 'trio',
      vendor: 'TCG_LOTTO_VN',
    }),
  },
  {
    gameCode: 'RONDA_SEA_4D',
    nodeId: 1511,
    gameType: 'LOTT',
    names: { es: 'Cuatro del Estrecho', en: 'Straits Four' },
    rules: sea4d,
    pace: onDays([WEDNESDAY, SATURDAY, SUNDAY], '18:30', 'Asia/Singapore'),
    facts: lotteryFacts.fourD,
    picture: pictureOf(1511, {
      hero: 'fourDrums',
      cast: ['lighthouse', 'ship'],
      land: 'sea',
      air: 'stars',
      hue: 225,
      layout: 'trio',
      vendor: 'TCG_SEA',
    }),
  },
  {
    gameCode: 'RONDA_LOTTO_KENO',
    nodeId: 1521,
    gameType: 'LOTT',
    names: { es: 'Keno de la Plaza', en: 'Plaza Keno' },
    rules: keno80,
    pace: often(5, minutes(1), seconds(10)),
    facts: lotteryFacts.keno,
    picture: pictureOf(1521, {
      hero: 'kenoBalls',
      cast: ['lantern', 'guitar'],
      land: 'village',
      air: 'confetti',
      hue: 280,
      layout: 'trio',
      vendor: 'BOMBO',
    }),
  },
  {
    gameCode: 'RONDA_LOTTO_45',
    nodeId: 1522,
    gameType: 'LOTT',
    names: { es: 'Pozo 6/45', en: 'Pot 6/45' },
    rules: lotto45,
    pace: onDays([WEDNESDAY, SATURDAY], '21:00', 'Europe/Madrid'),
    facts: lotteryFacts.pool,
    picture: pictureOf(1522, {
      hero: 'ballCage',
      cast: ['crown', 'chest'],
      land: 'ballroom',
      air: 'coins',
      hue: 85,
      layout: 'trio',
      vendor: 'BOMBO',
    }),
  },
  {
    gameCode: 'RONDA_LOTTO_55',
    nodeId: 1523,
    gameType: 'LOTT',
    names: { es: 'Pozo 6/55', en: 'Pot 6/55' },
    rules: lotto55,
    pace: onDays([TUESDAY, FRIDAY], '21:00', 'Europe/Madrid'),
    facts: lotteryFacts.pool,
    picture: pictureOf(1523, {
      hero: 'chest',
      cast: ['ballCage', 'lotterySlip'],
      land: 'stage',
      air: 'coins',
      hue: 320,
      layout: 'trio',
      vendor: 'BOMBO',
    }),
  },
  {
    gameCode: 'RONDA_ELOTT_1',
    nodeId: 1531,
    gameType: 'ELOTT',
    names: { es: 'Cinco al Minuto', en: 'Five a Minute' },
    rules: elott1,
    pace: often(1, seconds(5), seconds(4)),
    facts: lotteryFacts.digits,
    picture: pictureOf(1531, {
      hero: 'fiveDrums',
      cast: ['bolt', 'clock'],
      land: 'city',
      air: 'sparks',
      hue: 200,
      layout: 'trio',
      vendor: 'BOMBO',
    }),
  },
  {
    gameCode: 'RONDA_ELOTT_3',
    nodeId: 1532,
    gameType: 'ELOTT',
    names: { es: 'Cinco cada Tres', en: 'Five in Three' },
    rules: elott3,
    pace: often(3, seconds(5), seconds(5)),
    facts: lotteryFacts.digits,
    picture: pictureOf(1532, {
      hero: 'hourglass',
      cast: ['fiveDrums', 'moon'],
      land: 'fair',
      air: 'confetti',
      hue: 340,
      layout: 'trio',
      vendor: 'BOMBO',
    }),
  },
  {
    gameCode: 'RONDA_ELOTT_5',
    nodeId: 1533,
    gameType: 'ELOTT',
    names: { es: 'Cinco cada Cinco', en: 'Five in Five' },
    rules: elott5,
    pace: often(5, seconds(5), seconds(5)),
    facts: lotteryFacts.digits,
    picture: pictureOf(1533, {
      hero: 'clock',
      cast: ['fiveDrums', 'sun'],
      land: 'hills',
      air: 'stars',
      hue: 120,
      layout: 'trio',
      vendor: 'BOMBO',
    }),
  },
]
