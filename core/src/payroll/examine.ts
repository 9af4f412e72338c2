import type { PayslipFile } from './file.ts'
import { makePayslips, type Payslip } from './payslip.ts'
import { faultOfRun, type RunFault } from './run.ts'
import { contractText, faultOfTerms, type TermsFault } from './terms.ts'

/** A value of a payslip that the inputs do not give. `given` or `computed` is missing where there is no such value. */
export type Difference = {
  readonly agent: string
  readonly field: string
  readonly given: string | undefined
  readonly computed: string | undefined
}

export type PayslipFinding =
  | { readonly kind: 'inputs'; readonly fault: RunFault }
  | { readonly kind: 'terms'; readonly agent: string; readonly fault: TermsFault }
  /** The terms are not the ones whose hash both sides keep. */
  | { readonly kind: 'hash'; readonly agent: string; readonly computed: string }
  | { readonly kind: 'payslip_twice'; readonly agent: string }
  | ({ readonly kind: 'differs' } & Difference)

/** Every value of a payslip under its name: `figures.stakes`, `downlines.0.amount`. */
function* valuesOf(value: unknown, name: string): Iterable<readonly [string, string]> {
  if (typeof value !== 'object' || value === null) yield [name, String(value)]
  else for (const [key, item] of Object.entries(value)) yield* valuesOf(item, name === '' ? key : `${name}.${key}`)
}

function compare(agent: string, given: Payslip | undefined, computed: Payslip | undefined): readonly Difference[] {
  if (given === undefined) return [{ agent, field: 'payslip', given: undefined, computed: `${computed?.pay}` }]
  if (computed === undefined) return [{ agent, field: 'payslip', given: `${given.pay}`, computed: undefined }]
  const [one, other] = [new Map(valuesOf(given, '')), new Map(valuesOf(computed, ''))]
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((field) => ({ agent, field, given: one.get(field), computed: other.get(field) }))
    .filter(({ given, computed }) => given !== computed)
}

function findInputs({ run, contracts, payslips }: PayslipFile, hashOf: HashOf): readonly PayslipFinding[] {
  const findings: PayslipFinding[] = []
  const agents = new Set<string>()
  for (const { agent, terms, signed, hash } of contracts) {
    const fault = faultOfTerms(terms)
    if (fault !== undefined) findings.push({ kind: 'terms', agent, fault })
    const computed = hashOf(contractText({ agent, terms, signed }))
    if (computed !== hash) findings.push({ kind: 'hash', agent, computed })
  }
  for (const { agent } of payslips) {
    if (agents.size === agents.add(agent).size) findings.push({ kind: 'payslip_twice', agent })
  }
  const fault = faultOfRun(run)
  return fault === undefined ? findings : [...findings, { kind: 'inputs', fault }]
}

/** SHA-256 of a text, in hexadecimal digits. */
export type HashOf = (text: string) => string

/** Computes the payslips of a file again, and returns everything that is not as it must be. */
export function examinePayslips(file: PayslipFile, hashOf: HashOf): readonly PayslipFinding[] {
  const inputs = findInputs(file, hashOf)
  if (inputs.some(({ kind }) => kind !== 'hash')) return inputs
  const computed = new Map(makePayslips(file.run).map((payslip) => [payslip.agent, payslip]))
  const given = new Map(file.payslips.map((payslip) => [payslip.agent, payslip]))
  const agents = [...new Set([...computed.keys(), ...given.keys()])]
  const differences = agents.flatMap((agent) => compare(agent, given.get(agent), computed.get(agent)))
  return [...inputs, ...differences.map((difference) => ({ kind: 'differs', ...difference }) as const)]
}
