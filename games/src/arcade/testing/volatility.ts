import type { ArcadeFacts } from '../facts.ts'

/** The standard deviation of a round in stakes, from the possible wins and their chances. */
export function deviationOf(outcomes: readonly (readonly [stakes: number, chance: number])[]): number {
  const mean = outcomes.reduce((sum, [stakes, chance]) => sum + stakes * chance, 0)
  return Math.sqrt(outcomes.reduce((sum, [stakes, chance]) => sum + (stakes - mean) ** 2 * chance, 0))
}

/** The volatility class, with the same bounds as slots. */
export function volatilityOf(
  outcomes: readonly (readonly [stakes: number, chance: number])[],
): ArcadeFacts['volatility'] {
  const deviation = deviationOf(outcomes)
  if (deviation < 3) return 'low'
  if (deviation < 6) return 'medium'
  return deviation < 12 ? 'high' : 'extreme'
}
