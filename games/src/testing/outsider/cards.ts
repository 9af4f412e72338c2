import { bestOf, compareHands, handOf } from './poker.ts'
import { shoeOf, type Draw } from './stream.ts'

// Games of cards, from `arcade/SPEC.md` and `tables/SPEC.md` alone.

const rank = (card: number): number => card % 13
const points = (card: number): number => (rank(card) === 12 ? 1 : rank(card) > 7 ? 0 : rank(card) + 2)
const total = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + points(card), 0) % 10

/** Which third cards of the player let the banker draw, by the banker's total: the table of punto banco. */
const BANKER_DRAWS = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', '']

type Hands = { readonly player: readonly number[]; readonly dealer: readonly number[] }
type Coup = {
  readonly player: readonly number[]
  readonly banker: readonly number[]
  readonly playerTotal: number
  readonly bankerTotal: number
}

/** Both hands of a coup from a shoe of eight decks. */
export function baccarat(draw: Draw): Coup {
  const deal = shoeOf(draw, 8)
  const four = [deal(), deal(), deal(), deal()]
  const player = four.filter((_, at) => at % 2 === 0)
  const banker = four.filter((_, at) => at % 2 === 1)
  const [first, second] = [total(player), total(banker)]
  if (first < 8 && second < 8) {
    if (first <= 5) player.push(deal())
    const third = player[2]
    const isDrawing = third === undefined ? second <= 5 : (BANKER_DRAWS[second] ?? '').includes(String(points(third)))
    if (isDrawing) banker.push(deal())
  }
  return { player, banker, playerTotal: total(player), bankerTotal: total(banker) }
}

export function dragonTiger(draw: Draw): { dragon: number; tiger: number; winner: string } {
  const deal = shoeOf(draw, 8)
  const [dragon, tiger] = [deal(), deal()]
  const height = (card: number): number => (rank(card) === 12 ? 0 : rank(card) + 1)
  const winner = height(dragon) === height(tiger) ? 'tie' : height(dragon) > height(tiger) ? 'dragon' : 'tiger'
  return { dragon, tiger, winner }
}

/** Five cards, and five after the exchange. */
export function videoPoker(
  hold: readonly boolean[],
  draw: Draw,
): { dealt: readonly number[]; cards: readonly number[] } {
  const deal = shoeOf(draw, 1)
  const dealt = [deal(), deal(), deal(), deal(), deal()]
  return { dealt, cards: dealt.map((card, at) => (hold[at] ? card : deal())) }
}

export function holdem(draw: Draw): Hands & { board: readonly number[] } {
  const deal = shoeOf(draw, 1)
  const [one, two, three, four] = [deal(), deal(), deal(), deal()]
  return { player: [one, three], dealer: [two, four], board: [deal(), deal(), deal(), deal(), deal()] }
}

type Chips = Readonly<Record<string, number>>
type Spot = { readonly id: string; readonly numbers: readonly number[]; readonly times: number }

// In ten-thousandths of a chip or of the stake.

export function roulettePays({ spots }: { readonly spots: readonly Spot[] }, chips: Chips, pocket: number): number {
  const won = spots.filter(({ id, numbers }) => chips[id] !== undefined && numbers.includes(pocket))
  return won.reduce((sum, { id, times }) => sum + 10_000 * times * (chips[id] ?? 0), 0)
}

export function baccaratPays({ pays }: { readonly pays: Chips }, chips: Chips, coup: Coup): number {
  const { player, banker, playerTotal, bankerTotal } = coup
  const winner = playerTotal === bankerTotal ? 'tie' : playerTotal > bankerTotal ? 'player' : 'banker'
  const isPair = ([one = -1, two = -2]: readonly number[]): boolean => rank(one) === rank(two)
  const winning = new Set([
    winner,
    ...(isPair(player) ? ['playerPair'] : []),
    ...(isPair(banker) ? ['bankerPair'] : []),
  ])
  return Object.entries(chips).reduce((sum, [place, count]) => {
    if (winning.has(place)) return sum + count * (pays[place] ?? 0)
    return winner === 'tie' && (place === 'player' || place === 'banker') ? sum + count * 10_000 : sum
  }, 0)
}

/** A pair below jacks is nothing, and has the first place of the table. */
export function pokerPays({ pays }: { readonly pays: readonly number[] }, cards: readonly number[]): number {
  const [kind = 0, high = 0] = handOf(cards)
  return 10_000 * (pays[kind === 1 && high < 9 ? 0 : kind] ?? -1)
}

type Antes = { readonly anteWins: readonly number[] }

export function holdemPays(
  { anteWins }: Antes,
  { player, dealer, board }: Hands & { board: readonly number[] },
): number {
  const [ours, theirs] = [bestOf([...player, ...board]), bestOf([...dealer, ...board])]
  const ante = anteWins[ours[0] ?? 0] ?? -1
  // A pair of fours without any other card is the least that counts.
  if (compareHands(theirs, [1, 2]) < 0) return 10_000 * (3 + ante)
  const better = compareHands(ours, theirs)
  return better === 0 ? 30_000 : better > 0 ? 10_000 * (3 + ante + 2) : 0
}
