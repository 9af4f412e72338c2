import { present, unreachable, type Rng } from '@ronda/core'
import { WHOLE, type ArcadeRules, type ArcadeState } from '../arcade.ts'
import { DECK, type Card } from '../cards/deck.ts'
import { fieldsOf, isOneOf } from '../read.ts'
import { DEALER_STANDS, isNatural, pointsOf, pointsOfHand, TWENTY_ONE } from './hand.ts'

export const BLACKJACK_ACTS = ['hit', 'stand', 'double', 'split'] as const
export type BlackjackAct = (typeof BLACKJACK_ACTS)[number]

export type BlackjackBet = Readonly<Record<string, never>>
export type BlackjackMove = { readonly act: BlackjackAct }

export type BlackjackOutcome = 'natural' | 'win' | 'push' | 'lose' | 'bust'

export type BlackjackHand = {
  readonly cards: readonly Card[]
  readonly total: number
  readonly isSoft: boolean
  /** In base stakes: two when it was doubled. */
  readonly stakes: number
  /** Known when the round is over. */
  readonly outcome: BlackjackOutcome | null
}

export type BlackjackView = {
  readonly hands: readonly BlackjackHand[]
  /** One card while the round is open. */
  readonly dealer: { readonly cards: readonly Card[]; readonly total: number }
  /** The hand that is played now, and what may be done with it. */
  readonly active: number | null
  readonly acts: readonly BlackjackAct[]
}

/** What a hand pays, in ten-thousandths of its stakes. */
const BLACKJACK_PAYS: Readonly<Record<BlackjackOutcome, number>> = {
  natural: 2.5 * WHOLE,
  win: 2 * WHOLE,
  push: WHOLE,
  lose: 0,
  bust: 0,
}

type Hand = { readonly cards: readonly Card[]; readonly stakes: number; readonly isDone: boolean }

type Table = {
  readonly hands: readonly Hand[]
  readonly dealer: readonly Card[]
  readonly draw: () => Card
}

/** Every card comes from a full deck, as from an endless shoe: cards on the table change no chance. */
const openEndlessShoe =
  (rng: Rng): (() => Card) =>
  () =>
    rng(DECK)

function deal(rng: Rng): Table {
  const draw = openEndlessShoe(rng)
  const [first, up, second, hole] = [draw(), draw(), draw(), draw()]
  const cards = [first, second]
  // The dealer checks the hole card at once, so nobody doubles or splits against a natural.
  const isDone = isNatural(cards) || isNatural([up, hole])
  return { hands: [{ cards, stakes: 1, isDone }], dealer: [up, hole], draw }
}

const activeOf = ({ hands }: Table): number => hands.findIndex(({ isDone }) => !isDone)

function actsFor({ hands }: Table, active: number): readonly BlackjackAct[] {
  const cards = hands[active]?.cards ?? []
  const [first, second] = cards.map(pointsOf)
  if (cards.length !== 2) return ['hit', 'stand']
  const isPair = first === second && hands.length === 1
  return isPair ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double']
}

function withOneMore({ cards, stakes }: Hand, card: Card, isLast: boolean): Hand {
  const more = [...cards, card]
  return { cards: more, stakes, isDone: isLast || pointsOfHand(more).total >= TWENTY_ONE }
}

/** The hands after an act on one of them; undefined for an act that is not allowed there. */
function act(table: Table, { act: chosen }: BlackjackMove): Table | undefined {
  const active = activeOf(table)
  const hand = table.hands[active]
  if (!hand || !actsFor(table, active).includes(chosen)) return undefined
  const replaced = (...by: readonly Hand[]): Table => ({ ...table, hands: table.hands.toSpliced(active, 1, ...by) })
  switch (chosen) {
    case 'hit':
      return replaced(withOneMore(hand, table.draw(), false))
    case 'stand':
      return replaced({ ...hand, isDone: true })
    case 'double':
      return replaced(withOneMore({ ...hand, stakes: 2 }, table.draw(), true))
    case 'split': {
      // Split aces get one card each; a ten on one of them makes 21, not a natural.
      const isLast = pointsOf(present(hand.cards[0], 'the card that is split')) === 1
      return replaced(...hand.cards.map((card) => withOneMore({ ...hand, cards: [card] }, table.draw(), isLast)))
    }
    default:
      return unreachable(chosen)
  }
}

const isBust = ({ cards }: Hand): boolean => pointsOfHand(cards).total > TWENTY_ONE

/** The dealer draws only when a hand is left to beat. */
function dealerCards({ hands, dealer, draw }: Table): readonly Card[] {
  const cards = [...dealer]
  const isDecided = hands.every(isBust) || (hands.length === 1 && hands.some((hand) => isNatural(hand.cards)))
  while (!isDecided && pointsOfHand(cards).total < DEALER_STANDS) cards.push(draw())
  return cards
}

function outcomeOf(hand: Hand, isOnly: boolean, dealer: readonly Card[]): BlackjackOutcome {
  const total = pointsOfHand(hand.cards).total
  const against = pointsOfHand(dealer).total
  if (total > TWENTY_ONE) return 'bust'
  const natural = isOnly && isNatural(hand.cards)
  if (natural !== isNatural(dealer)) return natural ? 'natural' : 'lose'
  if (total === against) return 'push'
  return against > TWENTY_ONE || total > against ? 'win' : 'lose'
}

function stateOf(table: Table): ArcadeState<BlackjackView> {
  const active = activeOf(table)
  const isOver = active === -1
  const cards = isOver ? dealerCards(table) : table.dealer.slice(0, 1)
  const isOnly = table.hands.length === 1
  const hands = table.hands.map((hand) => ({
    cards: hand.cards,
    ...pointsOfHand(hand.cards),
    stakes: hand.stakes,
    outcome: isOver ? outcomeOf(hand, isOnly, cards) : null,
  }))
  const paid = hands.reduce((sum, { stakes, outcome }) => sum + (outcome ? stakes * BLACKJACK_PAYS[outcome] : 0), 0)
  return {
    view: {
      hands,
      dealer: { cards, total: pointsOfHand(cards).total },
      active: isOver ? null : active,
      acts: isOver ? [] : actsFor(table, active),
    },
    isOver,
    staked: hands.reduce((sum, { stakes }) => sum + stakes, 0) * WHOLE,
    paid,
  }
}

export const blackjack: ArcadeRules<BlackjackBet, BlackjackMove, BlackjackView> = {
  id: 'blackjack',
  model: {
    id: 'blackjack',
    deck: 'a full deck for every card',
    dealerStands: DEALER_STANDS,
    dealerStandsOnSoft: true,
    pays: BLACKJACK_PAYS,
    splits: 1,
    doublesAfterSplit: true,
    cardsOnSplitAces: 1,
  },
  readBet: () => ({}),
  readMove(value) {
    const chosen = fieldsOf(value)['act']
    return isOneOf(chosen, BLACKJACK_ACTS) ? { act: chosen } : undefined
  },
  costOf: () => WHOLE,
  play(_, moves, rng) {
    let table: Table | undefined = deal(rng)
    for (const move of moves) {
      table = act(table, move)
      if (!table) return undefined
    }
    return stateOf(table)
  },
  // A player who left stands: nothing more is staked or drawn for them.
  finish: () => ({ act: 'stand' }),
}
