/** One measured value and what it must reach. Without a goal it is only stated. */
export type Figure = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly goal?: number
  readonly better: 'higher' | 'lower'
}

/** Where a group of measurements says what it found. */
export type Report = {
  readonly figure: (figure: Figure) => void
  readonly note: (text: string) => void
}

export type Group = { readonly name: string; readonly run: (report: Report) => Promise<void> }

export function isReached({ value, goal, better }: Figure): boolean {
  if (Number.isNaN(value)) return false
  if (goal === undefined) return true
  return better === 'higher' ? value >= goal : value <= goal
}

/** One line that a person and a script can read: `NAME VALUE UNIT goal GOAL ok`, or `… short`. */
export function makeFigureLine(figure: Figure): string {
  const { name, value, unit, goal } = figure
  return `${name} ${round(value)} ${unit} goal ${goal ?? '-'} ${isReached(figure) ? 'ok' : 'short'}`
}

/** Three places at most; what is large needs none. */
function round(value: number): string {
  const places = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 3
  return String(Number(value.toFixed(places)))
}

/** Runs the groups one after the other, prints as it goes, and returns how many figures fell short. */
export async function runGroups(groups: readonly Group[], print: (line: string) => void): Promise<number> {
  const lines: string[] = []
  let short = 0
  for (const { name, run } of groups) {
    print(`\n${name}`)
    await run({
      note: (text) => print(`  ${text}`),
      figure: (figure) => {
        if (!isReached(figure)) short++
        lines.push(makeFigureLine(figure))
        print(`  ${lines.at(-1)}`)
      },
    })
  }
  print(`\n${lines.join('\n')}`)
  return short
}

/** The groups asked for by name, or all of them. */
export async function loadGroups(
  loaders: Readonly<Record<string, () => Promise<{ readonly group: Group }>>>,
  asked: readonly string[],
): Promise<readonly Group[]> {
  const names = asked.length > 0 ? asked : Object.keys(loaders)
  const unknown = names.filter((name) => !Object.hasOwn(loaders, name))
  if (unknown.length > 0) {
    throw new Error(`no such group: ${unknown.join(', ')}; there are ${Object.keys(loaders).join(', ')}`)
  }
  const chosen = names.flatMap((name) => loaders[name] ?? [])
  const modules = await Promise.all(chosen.map((load) => load()))
  return modules.map(({ group }) => group)
}
