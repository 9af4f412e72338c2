import { createHash } from 'node:crypto'
import type { PayRun } from '@ronda/core/payroll'

/** SHA-256 of a text, in hexadecimal digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

type Hashed = {
  readonly run: PayRun
  readonly contracts: readonly { readonly agent: string; readonly termsHash: string }[]
}

const LINES_MAX = 1_000

/** Events of one line share its array, so its text is made once. */
function textsOfLines(): (line: readonly string[]) => string {
  const texts = new Map<readonly string[], string>()
  return (line) => {
    const text = texts.get(line) ?? JSON.stringify(line)
    texts.set(line, text)
    return text
  }
}

/** SHA-256 of everything that payslips are computed from: contracts by the hash of their terms, events, what was carried. */
export function hashOfInputs({ run, contracts }: Hashed): string {
  const hash = createHash('sha256')
  let lines: string[] = []
  const addText = (text: string): void => {
    lines.push(`${text}\n`)
    // Hundreds of thousands of short updates cost more than the hash.
    if (lines.length < LINES_MAX) return
    hash.update(lines.join(''))
    lines = []
  }
  const add = (...parts: readonly (string | number)[]): void => addText(JSON.stringify(parts))
  add(run.kind, run.currency, run.period.kind, run.period.zone, run.period.fromMs, run.period.toMs)
  for (const { agent, termsHash } of contracts) add(agent, termsHash)
  for (const [agent, { loss, gross, rebates }] of run.carried) add(agent, `${loss}`, `${gross}`, `${rebates}`)
  const lineText = textsOfLines()
  for (const { id, member, atMs, line, amounts } of run.events) {
    const sums = Object.values(amounts).map(String)
    addText(`[${JSON.stringify(id)},${JSON.stringify(member)},${atMs},${lineText(line)},${JSON.stringify(sums)}]`)
  }
  return hash.update(lines.join('')).digest('hex')
}
