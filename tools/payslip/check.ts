import { makeShortDecimal, money, rational, unreachable, type Currency } from '@ronda/core'
import {
  examinePayslips,
  measure,
  nextTier,
  readPayslipFile,
  roundParts,
  type Cliff,
  type Payslip,
  type PayslipFile,
  type PayslipFinding,
  type RunFault,
  type Terms,
} from '@ronda/core/payroll'
import { sha256Hex } from '@ronda/fair'

/** What is printed, and the exit code: 0 for equal, 1 for different, 2 for a file that cannot be computed. */
export type Checked = { readonly lines: readonly string[]; readonly exitCode: 0 | 1 | 2 }

const FAULTS: Readonly<Record<RunFault['kind'], string>> = {
  contract: 'the contract of an agent is of another kind, currency or period:',
  contract_twice: 'an agent has two contracts:',
  event_outside: 'an event is outside the period:',
  event_twice: 'an event is there twice:',
  line: 'an agent is twice in the line of an event:',
  carried: 'a gain is carried into the period of an agent:',
}

function textOf(finding: PayslipFinding): string {
  switch (finding.kind) {
    case 'inputs':
      return `${FAULTS[finding.fault.kind]} ${'agent' in finding.fault ? finding.fault.agent : finding.fault.event}`
    case 'terms':
      return `${finding.agent}: the terms break a rule: ${finding.fault}`
    case 'hash':
      return `${finding.agent}: the terms have another hash than the file says: ${finding.computed}`
    case 'payslip_twice':
      return `${finding.agent}: there are two payslips`
    case 'differs':
      return `${finding.agent}: ${finding.field} is ${finding.given ?? 'missing'}, computed ${finding.computed ?? 'none'}`
    default:
      return unreachable(finding)
  }
}

const write = (amount: bigint, currency: Currency): string => `${makeShortDecimal(money(amount, currency))} ${currency}`

function textOfCliff({ tier, validBet, loss, activeMembers, gross }: Cliff, currency: Currency): string {
  const missing = [
    ...(validBet > 0n ? [`${write(validBet, currency)} of valid bets`] : []),
    ...(loss > 0n ? [`${write(roundParts(rational(loss), currency), currency)} of the result`] : []),
    ...(activeMembers > 0 ? [`${activeMembers} active members`] : []),
  ]
  return `tier ${tier + 1} was missed by ${missing.join(', ')}; there the contract pays ${write(roundParts(gross, currency), currency)}`
}

function textOfPayslip(payslip: Payslip, terms: Terms, { run }: PayslipFile): string {
  const { agent, tier, pay, debt, base } = payslip
  const days = run.period.dayStartsMs.length
  const cliff = nextTier(terms, { ...measure(terms, payslip.figures, days, 0n), base })
  const reached = tier === null ? 'no tier reached' : `tier ${tier + 1}`
  const owed = debt > 0n ? [`downlines and members got ${write(debt, run.currency)} more than the contract pays`] : []
  const next = cliff === undefined ? [] : [textOfCliff(cliff, run.currency)]
  return [`${agent}: ${write(pay, run.currency)}, ${reached}`, ...owed, ...next].join('; ')
}

const isUnusable = ({ kind }: PayslipFinding): boolean => kind !== 'differs' && kind !== 'hash'

/** Computes the payslips of an exported file again. */
export function checkPayslipFile(text: string): Checked {
  const read = readPayslipFile(text)
  if (!read.ok) {
    return { lines: [`The file cannot be read at: ${read.error === '' ? 'its beginning' : read.error}`], exitCode: 2 }
  }
  const file = read.value
  if (file.payslips.length === 0) return { lines: ['There is no payslip in the file.'], exitCode: 2 }
  const findings = examinePayslips(file, sha256Hex)
  const terms = new Map(file.contracts.map((contract) => [contract.agent, contract.terms]))
  const different = new Set(findings.flatMap((finding) => ('agent' in finding ? [finding.agent] : [])))
  const equal = file.payslips.flatMap((payslip) => {
    const own = terms.get(payslip.agent)
    return own === undefined || different.has(payslip.agent) ? [] : [textOfPayslip(payslip, own, file)]
  })
  if (findings.some(isUnusable)) return { lines: findings.map(textOf), exitCode: 2 }
  const excluded = file.run.events.filter((event) => event.excluded !== null).length
  const sum = `${file.payslips.length} payslips from ${file.run.events.length} events, ${excluded} of them excluded: `
  const verdict = findings.length === 0 ? 'equal' : `${different.size} differ`
  return { lines: [...equal, ...findings.map(textOf), `${sum}${verdict}`], exitCode: findings.length === 0 ? 0 : 1 }
}
