/** Strips from their short text. */
export function parseStrips(text: string): readonly (readonly number[])[] {
  return text.split(' ').map((strip) => Array.from(strip, (letter) => Number.parseInt(letter, 36)))
}

/** Internal names; each title shows its own figures instead. */
export const PAYING_NAMES: readonly string[] = ['high1', 'high2', 'high3', 'high4', 'high5', 'A', 'K', 'Q', 'J', '10']

// The top row is 0. The straight lines come first, then the bends.
// oxfmt-ignore
export const LINES_5X3: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1], [0, 0, 0, 0, 0], [2, 2, 2, 2, 2], [0, 1, 2, 1, 0], [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2], [2, 2, 1, 0, 0], [1, 0, 0, 0, 1], [1, 2, 2, 2, 1], [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2], [1, 0, 1, 2, 1], [1, 2, 1, 0, 1], [0, 1, 0, 1, 0], [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1], [1, 1, 2, 1, 1], [0, 2, 0, 2, 0], [2, 0, 2, 0, 2], [1, 0, 2, 0, 1],
]

/** Coins by symbol and run, from what runs of three, four and five pay; wilds and specials pay nothing. */
export function paysFrom(byRun: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const none = [0, 0, 0, 0, 0, 0]
  return [none, none, ...byRun.map((runs) => [0, 0, 0, ...runs])]
}
