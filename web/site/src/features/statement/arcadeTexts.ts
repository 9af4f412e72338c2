import { cardRank, cardSuit } from '@ronda/games'

/** The terms that describe a round of an arcade game; each has a text. */
const TERMS = [
  'chance',
  'target',
  'mines',
  'rows',
  'risk',
  'segments',
  'spots',
  'cards',
  'open',
  'hold',
  'roll',
  'result',
  'opened',
  'pays',
  'path',
  'drawn',
  'at',
  'pocket',
  'balls',
  'prizes',
  'dealt',
  'held',
  'player',
  'banker',
  'tie',
  'playerPair',
  'bankerPair',
  'board',
  'dealer',
  'total',
  'under',
  'over',
  'medium',
  'high',
  'low',
  'even',
  'odd',
  'red',
  'black',
  'skip',
  'take',
  'hit',
  'stand',
  'double',
  'split',
  'call',
  'fold',
] as const
export type ArcadeTerm = (typeof TERMS)[number]

export type Translate = (term: ArcadeTerm) => string

/** Fields that only the game needs, or that the totals above already show. */
const HIDDEN: ReadonlySet<string> = new Set([
  'paysNext',
  'offers',
  'acts',
  'active',
  'picture',
  'prize',
  'full',
  'isSoft',
  'stakes',
  'won',
  'outcome',
  'winner',
  'playerHand',
  'dealerHand',
  'playerTotal',
  'bankerTotal',
])

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
const SUITS = ['♣', '♦', '♥', '♠']

const card = (number: number): string => `${RANKS[cardRank(number)] ?? ''}${SUITS[cardSuit(number)] ?? ''}`
const hundredths = (number: number): string => (number / 100).toFixed(2)

/** What the numbers of a field mean: cards, tiles counted from one, turns to the left or right, shares, multiples. */
const NUMBERS: Readonly<Record<string, (number: number) => string>> = {
  dealt: card,
  player: card,
  banker: card,
  board: card,
  dealer: card,
  cards: card,
  open: (tile) => String(tile + 1),
  opened: (tile) => String(tile + 1),
  mines: (tile) => String(tile + 1),
  at: (segment) => String(segment + 1),
  path: (turn) => (turn === 0 ? '←' : '→'),
  chance: (share) => `${hundredths(share)} %`,
  roll: hundredths,
  target: (multiple) => `${hundredths(multiple)}×`,
  result: (multiple) => `${hundredths(multiple)}×`,
  pays: (parts) => `${hundredths(parts / 100)}×`,
  prizes: (stakes) => `${stakes}×`,
}

/** Fields that are a count when they hold a single number, and positions when they hold several. */
const COUNTED: ReadonlySet<string> = new Set(['mines', 'cards'])

function listOf(name: string, values: readonly unknown[], translate: Translate): string {
  if (values.every((value) => typeof value === 'boolean')) {
    const places = values.flatMap((isOn, at) => (isOn ? [at + 1] : []))
    return places.length === 0 ? '–' : places.join(', ')
  }
  return values
    .map((value) => valueOf(name, value, translate, true))
    .filter((text) => text !== '')
    .join(name === 'path' ? ' ' : ', ')
}

const isTerm = (text: string): text is ArcadeTerm => TERMS.some((term) => term === text)
const translateText = (text: string, translate: Translate): string =>
  isTerm(text) ? translate(text) : text.replaceAll('-', ' ')

function valueOf(name: string, value: unknown, translate: Translate, isOneOfMany: boolean): string {
  if (Array.isArray(value)) return listOf(name, value, translate)
  if (typeof value === 'string') return translateText(value, translate)
  if (typeof value === 'object' && value !== null) return describeArcade(value, translate)
  if (typeof value !== 'number') return ''
  if (COUNTED.has(name) && !isOneOfMany) return String(value)
  return NUMBERS[name]?.(value) ?? String(value)
}

/** Field names that add nothing to their value. */
const BARE: ReadonlySet<string> = new Set(['side', 'guess', 'act', 'chips', 'hands'])

function fieldOf(name: string, value: unknown, translate: Translate): string {
  if (HIDDEN.has(name) || value === null || value === undefined) return ''
  if (value === true) return translateText(name, translate)
  // Bingo cards are whole tables and are left out: their wins are shown beside them.
  if (Array.isArray(value) && value.some(Array.isArray)) return ''
  const text = valueOf(name, value, translate, false)
  if (text === '' || BARE.has(name)) return text
  return `${translateText(name, translate)} ${text}`
}

/** The choices, moves and results of an arcade round, in the user's language. */
export function describeArcade(value: object, translate: Translate): string {
  return Object.entries(value)
    .map(([name, field]) => fieldOf(name, field, translate))
    .filter((text) => text !== '')
    .join(' · ')
}
