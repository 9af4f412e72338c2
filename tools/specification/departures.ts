export type Departure = {
  /** The first column: what the specification says. */
  readonly said: string
  /** What is in backticks in the first column: calls, modules, fields. */
  readonly names: readonly string[]
  /** Whether it is absent, and not only different. */
  readonly isMissing: boolean
  readonly reason: string
}

const HEADING = '## Departures from the specification'

/** The rows of the list of departures: what the specification says, what is done instead, and why. */
export function departuresIn(document: string): readonly Departure[] {
  const [, rest = ''] = document.split(`${HEADING}\n`)
  const [section = ''] = rest.split('\n## ')
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.slice(2).map((row) => {
    const [said = '', done = '', reason = ''] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return {
      said,
      names: [...said.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      isMissing: done.startsWith('not built'),
      reason,
    }
  })
}
