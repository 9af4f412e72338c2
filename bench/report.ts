/** One measured value and its goal. Without a goal it is only printed. */
export type Figure = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly goal?: number
  readonly better: 'higher' | 'lower'
}

/** Where a group of measurements reports its results. */
export type Report = {
  readonly figure: (figure: Figure) => void
  readonly note: (text: string) => void
}

export type Group = {
  readonly name: string
  /** The parts that can be measured alone, where a group has parts. */
  readonly parts?: readonly string[]
  readonly run: (report: Report, parts: readonly string[]) => Promise<void>
}

/** A group, and its requested parts; all of them where none was named. */
type Asked = { readonly group: Group; readonly parts: readonly string[] }

export function isReached({ value, goal, better }: Figure): boolean {
  if (Number.isNaN(value)) return false
  if (goal === undefined) return true
  return better === 'higher' ? value >= goal : value <= goal
}

/** One line for people and scripts: `NAME VALUE UNIT goal GOAL ok`, or `… short`. */
export function makeFigureLine(figure: Figure): string {
  const { name, value, unit, goal } = figure
  return `${name} ${round(value)} ${unit} goal ${goal ?? '-'} ${isReached(figure) ? 'ok' : 'short'}`
}

/** Three digits at most; large values have no decimals. */
function round(value: number): string {
  const places = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 3
  return String(Number(value.toFixed(places)))
}

/** Runs the groups one after the other, prints while it runs, and returns how many figures missed their goal. */
export async function runGroups(asked: readonly Asked[], print: (line: string) => void): Promise<number> {
  const lines: string[] = []
  let short = 0
  for (const { group, parts } of asked) {
    const { name, run } = group
    print(`\n${name}`)
    const report: Report = {
      note: (text) => print(`  ${text}`),
      figure: (figure) => {
        if (!isReached(figure)) short++
        lines.push(makeFigureLine(figure))
        print(`  ${lines.at(-1)}`)
      },
    }
    await run(report, parts.length > 0 ? parts : (group.parts ?? []))
  }
  print(`\n${lines.join('\n')}`)
  return short
}

type Loaders = Readonly<Record<string, () => Promise<{ readonly group: Group }>>>

/** The groups requested by name, or all of them. A word that is no group is a part of the group before it. */
export async function loadGroups(loaders: Loaders, words: readonly string[]): Promise<readonly Asked[]> {
  const asked: Asked[] = []
  for (const word of words.length > 0 ? words : Object.keys(loaders)) {
    const load = Object.hasOwn(loaders, word) ? loaders[word] : undefined
    const last = asked.at(-1)
    if (load) asked.push({ ...(await load()), parts: [] })
    else if (last?.group.parts?.includes(word)) asked.splice(-1, 1, { ...last, parts: [...last.parts, word] })
    else throw new Error(`no such group: ${word}; there are ${Object.keys(loaders).join(', ')}`)
  }
  return asked
}
