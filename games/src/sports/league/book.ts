import { rational, type Rational } from '@ronda/core'

/** The book on a sport, as other parts of the product know it: a game among games. */
export type Book = {
  readonly gameCode: string
  readonly gameType: 'SPORTS' | 'ESPORTS'
  readonly names: Readonly<Record<'es' | 'en', string>>
  /** No bet returns more than this of its valid bet: [VL9]. */
  readonly returnedMost: Rational
}

export const FOOTBALL_BOOK: Book = {
  gameCode: 'RONDA_FOOTBALL',
  gameType: 'SPORTS',
  names: { es: 'Fútbol virtual Ronda', en: 'Ronda virtual football' },
  returnedMost: rational(97n, 100n),
}
