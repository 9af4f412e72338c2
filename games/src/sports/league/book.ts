import { rational, type Rational } from '@ronda/core'

/** The book on the virtual football league, as other parts of the product know it: a game among games. */
export type Book = {
  readonly gameCode: string
  readonly names: Readonly<Record<'es' | 'en', string>>
  /** No bet returns more than this of its valid bet: [VL9]. */
  readonly returnedMost: Rational
}

export const FOOTBALL_BOOK: Book = {
  gameCode: 'RONDA_FOOTBALL',
  names: { es: 'Fútbol virtual Ronda', en: 'Ronda virtual football' },
  returnedMost: rational(97n, 100n),
}
