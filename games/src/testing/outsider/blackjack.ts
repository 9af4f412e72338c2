import type { Draw } from './stream.ts'

// Blackjack with doubles and splits, from `arcade/SPEC.md` [AR13] and [AR14] alone. Pays are in ten-thousandths of the
// first stake.

const ACE = 12
const rank = (card: number): number => card % 13
const count = (card: number): number => (rank(card) === ACE ? 1 : Math.min(10, rank(card) + 2))

/** The total of a hand; an ace counts eleven where that does not go over 21. */
function value(cards: readonly number[]): number {
  const least = cards.reduce((sum, card) => sum + count(card), 0)
  return cards.some((card) => rank(card) === ACE) && least <= 11 ? least + 10 : least
}

const isTwoCard21 = (cards: readonly number[]): boolean => cards.length === 2 && value(cards) === 21

type Hand = { readonly cards: number[]; stakes: number; isDone: boolean }

/** What a player may do with a hand. */
function actsOf(hand: Hand, isSplit: boolean): string[] {
  if (hand.cards.length > 2) return ['hit', 'stand']
  const [one = 0, two = 0] = hand.cards.map(count)
  return ['hit', 'stand', 'double', ...(one === two && !isSplit ? ['split'] : [])]
}

/** Gives a hand a card. At 21 or more nothing is left to decide. */
function take(hand: Hand, card: number): void {
  hand.cards.push(card)
  if (value(hand.cards) >= 21) hand.isDone = true
}

function pays(hand: Hand, isSplit: boolean, dealer: readonly number[]): number {
  const [ours, theirs] = [value(hand.cards), value(dealer)]
  if (ours > 21) return 0
  const natural = !isSplit && isTwoCard21(hand.cards)
  if (natural !== isTwoCard21(dealer)) return natural ? 25_000 : 0
  if (ours === theirs) return 10_000 * hand.stakes
  return theirs > 21 || ours > theirs ? 20_000 * hand.stakes : 0
}

export type BlackjackRound = {
  readonly moves: readonly { readonly act: string }[]
  /** What was allowed before each move. */
  readonly allowed: readonly (readonly string[])[]
  readonly hands: readonly { readonly cards: readonly number[]; readonly stakes: number }[]
  readonly dealer: readonly number[]
  readonly staked: number
  readonly paid: number
}

/** Plays a round. `choose` picks one of the acts that are allowed. */
export function blackjackRound(choose: (acts: readonly string[]) => string, draw: Draw): BlackjackRound {
  const [one, up, two, hole] = [draw(52), draw(52), draw(52), draw(52)]
  const dealer = [up, hole]
  const isNatural = isTwoCard21([one, two])
  let hands: Hand[] = [{ cards: [one, two], stakes: 1, isDone: isNatural || isTwoCard21(dealer) }]
  const [moves, allowed]: [{ act: string }[], string[][]] = [[], []]
  const next = (): Hand | undefined => hands.find(({ isDone }) => !isDone)
  for (let hand = next(); hand; hand = next()) {
    const acts = actsOf(hand, hands.length === 2)
    const act = choose(acts)
    allowed.push(acts)
    moves.push({ act })
    if (act === 'split') {
      const isAces = hand.cards.every((card) => rank(card) === ACE)
      hands = hand.cards.map((card) => ({ cards: [card], stakes: 1, isDone: isAces }))
      for (const each of hands) take(each, draw(52))
      continue
    }
    if (act === 'double') hand.stakes = 2
    if (act !== 'stand') take(hand, draw(52))
    if (act !== 'hit') hand.isDone = true
  }
  const isSplit = hands.length === 2
  const isDecided = (isNatural && !isSplit) || hands.every(({ cards }) => value(cards) > 21)
  while (!isDecided && value(dealer) < 17) dealer.push(draw(52))
  return {
    moves,
    allowed,
    hands: hands.map(({ cards, stakes }) => ({ cards, stakes })),
    dealer,
    staked: hands.reduce((sum, { stakes }) => sum + 10_000 * stakes, 0),
    paid: hands.reduce((sum, hand) => sum + pays(hand, isSplit, dealer), 0),
  }
}
