/**
 * A figure as the characters of a ticker. Their keys count from the right, so that a new digit on the left turns no
 * other.
 */
export type TickerPart = { readonly key: number; readonly text: string; readonly isDigit: boolean }

export function tickerParts(figure: string): readonly TickerPart[] {
  const characters = [...figure]
  return characters.map((text, at) => ({ key: characters.length - at, text, isDigit: /^\d$/.test(text) }))
}
