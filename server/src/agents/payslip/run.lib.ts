import { createHash } from 'node:crypto'
import type { PayRun } from '@ronda/core/payroll'

/** SHA-256 of a text, in hexadecimal digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

type Hashed = {
  readonly run: PayRun
  readonly contracts: readonly { readonly agent: string; readonly termsHash: string }[]
}

/** SHA-256 of everything that payslips are computed from: contracts by the hash of their terms, events, what was carried. */
export function hashOfInputs({ run, contracts }: Hashed): string {
  const hash = createHash('sha256')
  const add = (...parts: readonly unknown[]): unknown =>
    hash.update(`${JSON.stringify(parts, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))}\n`)
  add(run.kind, run.currency, run.period.kind, run.period.zone, run.period.fromMs, run.period.toMs)
  for (const { agent, termsHash } of contracts) add(agent, termsHash)
  for (const [agent, carried] of run.carried) add(agent, carried.loss, carried.gross, carried.rebates)
  for (const { id, member, atMs, line, amounts } of run.events) add(id, member, atMs, line, Object.values(amounts))
  return hash.digest('hex')
}
