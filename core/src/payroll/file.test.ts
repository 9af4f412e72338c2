import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examinePayslips } from './examine.ts'
import { readPayslipFile, writePayslipFile, type ExportedContract, type PayslipFile } from './file.ts'
import { makePayslips, type Payslip } from './payslip.ts'
import type { PayRun } from './run.ts'
import { amounts, dividend, event, runOf, salary, tier } from './testing/runs.ts'
import { canonicalTerms, contractText } from './terms.ts'

/** Which hash is used does not matter here, only that it is compared. */
const hashOf = (text: string): string => `${text.slice(0, 30)}${text.slice(-70)}`

function fileOf(run: PayRun): PayslipFile {
  const contracts = run.contracts.map((each): ExportedContract => {
    // That of A is older than the hash of whole contracts.
    const signed = each.agent === 'A' ? null : { upline: 'A', noticeDays: 30 }
    return { ...each, signed, hash: hashOf(contractText({ ...each, signed })) }
  })
  return { run, contracts, payslips: makePayslips(run) }
}

const run = runOf(
  {
    A: dividend([tier(10), tier(30, { validBet: 2_000, active: 2 })], {
      carry: 'unlimited',
      platformMillionths: 50_000,
    }),
    B: dividend([tier(8)]),
  },
  [
    event(['B', 'A'], amounts({ validBet: 1_500, stakes: 1_500, prizes: 900, rebates: 3 })),
    event(['A'], amounts({ validBet: 800, stakes: 800, prizes: 100, promotions: 20 })),
    event(['A'], amounts({ validBet: 500, stakes: 500 }), { excluded: 'self_play' }),
  ],
  { carried: new Map([['A', { loss: -7n, gross: 0n, rebates: 0n }]]) },
)
const text = writePayslipFile(fileOf(run))

const file = fileOf(run)

function findingsOf(given: string) {
  const read = readPayslipFile(given)
  return read.ok ? examinePayslips(read.value, hashOf) : read.error
}

test('[PAY21] a file that is written and read again is equal, and nothing is found in it', () => {
  const read = readPayslipFile(text)
  if (!read.ok) throw new Error(read.error)
  expect(JSON.parse(writePayslipFile(read.value))).toEqual(JSON.parse(text))
  expect(read.value.run).toEqual({ ...run, contracts: read.value.contracts })
  expect(findingsOf(text)).toEqual([])
})

const payslip = (agent: string, changes: Partial<Payslip>): Partial<PayslipFile> => ({
  payslips: file.payslips.map((each) => (each.agent === agent ? { ...each, ...changes } : each)),
})
const inputs = (changes: Partial<PayRun>): Partial<PayslipFile> => ({ run: { ...run, ...changes } })
const [first, second] = run.events
if (first === undefined || second === undefined) throw new Error('there are events')

const differs = (agent: string, field: string, given: string | undefined, computed: string | undefined) => ({
  kind: 'differs',
  agent,
  field,
  given,
  computed,
})

test.each<readonly [string, Partial<PayslipFile>, readonly unknown[]]>([
  ['a higher pay', payslip('B', { pay: 9n }), [differs('B', 'pay', '9', '4776000')]],
  ['a tier', payslip('A', { tier: null }), [differs('A', 'tier', 'null', '1')]],
  [
    'a carried loss',
    payslip('A', { carried: { loss: -1n, gross: 0n, rebates: 0n } }),
    [differs('A', 'carried.loss', '-1', '0')],
  ],
  [
    'a downline that was left out',
    payslip('A', { downlines: [] }),
    [differs('A', 'downlines.0.agent', undefined, 'B'), differs('A', 'downlines.0.amount', undefined, '4776000')],
  ],
  [
    'a payslip that was left out',
    { payslips: file.payslips.slice(0, 1) },
    [differs('B', 'payslip', undefined, '4776000')],
  ],
  [
    'a payslip of nobody',
    { payslips: [...file.payslips, ...file.payslips.slice(0, 1).map((each) => ({ ...each, agent: 'X', pay: 5n }))] },
    [differs('X', 'payslip', '5', undefined)],
  ],
  [
    'two payslips',
    { payslips: [...file.payslips, ...file.payslips.slice(0, 1)] },
    [{ kind: 'payslip_twice', agent: 'A' }],
  ],
  [
    'an event twice',
    inputs({ events: [first, first] }),
    [{ kind: 'inputs', fault: { kind: 'event_twice', event: first.id } }],
  ],
  [
    'an event of another period',
    inputs({ events: [{ ...first, atMs: run.period.toMs }] }),
    [{ kind: 'inputs', fault: { kind: 'event_outside', event: first.id } }],
  ],
  [
    'an agent twice in a line',
    inputs({ events: [{ ...first, line: ['A', 'B', 'A'] }] }),
    [{ kind: 'inputs', fault: { kind: 'line', event: first.id } }],
  ],
  [
    'a gain that is carried',
    inputs({ carried: new Map([['A', { loss: 1n, gross: 0n, rebates: 0n }]]) }),
    [{ kind: 'inputs', fault: { kind: 'carried', agent: 'A' } }],
  ],
])('[PAY21] found: %s', (_, changes, found) => {
  expect(findingsOf(writePayslipFile({ ...file, ...changes }))).toEqual(found)
})

test('[PAY20] [PAY21] terms that were changed after they were signed have another hash, and pay something else', () => {
  const contracts = file.contracts.map((each) => (each.agent === 'B' ? { ...each, terms: dividend([tier(9)]) } : each))
  const findings = findingsOf(writePayslipFile({ ...file, contracts }))
  const signed = { upline: 'A', noticeDays: 30 }
  const computed = hashOf(contractText({ agent: 'B', terms: dividend([tier(9)]), signed }))
  expect(findings).toContainEqual({ kind: 'hash', agent: 'B', computed })
  expect(findings).toContainEqual(differs('B', 'pay', '4776000', '5373000'))
})

test.each<[string, Partial<ExportedContract>]>([
  ['another notice', { signed: { upline: 'A', noticeDays: 1 } }],
  ['a notice where both must agree', { signed: { upline: 'A', noticeDays: null } }],
  ['another side', { signed: { upline: 'C', noticeDays: 30 } }],
  ['the platform as the other side', { signed: { upline: null, noticeDays: 30 } }],
  ['less than was signed', { signed: null }],
])('[PAY20] found by the hash of the contract: %s', (_, changes) => {
  const contracts = file.contracts.map((each) => (each.agent === 'B' ? { ...each, ...changes } : each))
  expect(findingsOf(writePayslipFile({ ...file, contracts }))).toMatchObject([{ kind: 'hash', agent: 'B' }])
})

test('[PAY20] a file of the old layout is read, and its contracts have the hash of their terms', () => {
  const contracts = file.contracts.map((each) => ({ ...each, signed: null, hash: hashOf(canonicalTerms(each.terms)) }))
  const written = writePayslipFile({ ...file, contracts })
  const old = written.replace('payslip.2', 'payslip.1').replaceAll(',"signed":null', '')
  expect(old).not.toContain('signed')
  expect(findingsOf(old)).toEqual([])
})

test('[PAY20] [PAY21] terms that nobody may sign, of two kinds, or twice for one agent', () => {
  const found = (contracts: readonly ExportedContract[]) => {
    const findings = findingsOf(writePayslipFile({ ...file, contracts }))
    return typeof findings === 'string' ? findings : findings.filter(({ kind }) => kind !== 'hash')
  }
  const other = file.contracts.map((each) => ({ ...each, terms: salary([tier(1)]) }))
  expect(found(other)).toEqual([{ kind: 'inputs', fault: { kind: 'contract', agent: 'A' } }])
  expect(found([...file.contracts, ...file.contracts])).toEqual([
    { kind: 'inputs', fault: { kind: 'contract_twice', agent: 'A' } },
  ])
  const none = file.contracts.map((each) => ({ ...each, terms: dividend([]) }))
  expect(found(none)).toEqual(['A', 'B'].map((agent) => ({ kind: 'terms', agent, fault: 'tiers' })))
})

test.each([
  ['no JSON', (given: string) => given.slice(1), ''],
  ['a list', () => '[]', ''],
  ['another format', (given: string) => given.replace('payslip.2', 'payslip.3'), 'format'],
  [
    'the old format with what it did not have',
    (given: string) => given.replace('payslip.2', 'payslip.1'),
    'contracts[0].signed',
  ],
  ['an unknown field', (given: string) => given.replace('{', '{"more":1,'), 'more'],
  ['a missing field', (given: string) => given.replace('"currency":"USD",', ''), 'currency'],
  ['an unknown zone', (given: string) => given.replace('America/Lima', 'Mars/Olympus'), 'zone'],
  ['a period that begins later', (given: string) => given.replace(/"fromMs":\d+/, '"fromMs":1'), 'period.fromMs'],
  ['a number instead of digits', (given: string) => given.replace('"-7"', '-7'), 'carried[0].loss'],
  ['a broken amount', (given: string) => given.replace('"-7"', '"-7.5"'), 'carried[0].loss'],
  ['two leading zeros', (given: string) => given.replace('"-7"', '"-007"'), 'carried[0].loss'],
  ['an endless amount', (given: string) => given.replace('"-7"', `"-${'7'.repeat(31)}"`), 'carried[0].loss'],
  ['an unknown reason', (given: string) => given.replace('self_play', 'because'), 'events[2].excluded'],
  ['an endless id', (given: string) => given.replace('"A"', `"${'A'.repeat(101)}"`), 'contracts[0].agent'],
  [
    'a rate beyond everything',
    (given: string) => given.replace('300000', '1000001'),
    'contracts[0].terms.tiers[1].rateMillionths',
  ],
  [
    'a prototype',
    (given: string) => given.replace('"excluded":null', '"__proto__":{},"excluded":null'),
    'events[0].__proto__',
  ],
  [
    'somebody who carries twice',
    (given: string) => given.replace(/"carried":\[(\{.*?\})\]/, '"carried":[$1,$1]'),
    'carried',
  ],
])('[PAY21] a file is refused with its place: %s', (_, change, place) => {
  expect(change(text)).not.toBe(text)
  expect(findingsOf(change(text))).toBe(place)
})

/** The places of all digits within the payslips of a file. */
const digits = [...text.matchAll(/\d/g)].map(({ index }) => index).filter((index) => index > text.indexOf('"payslips"'))

test('[PAY21] no digit of a payslip can be changed unseen', () => {
  fc.assert(
    fc.property(fc.constantFrom(...digits), fc.integer({ min: 1, max: 9 }), (place, step) => {
      const digit = (Number(text[place]) + step) % 10
      expect(findingsOf(`${text.slice(0, place)}${digit}${text.slice(place + 1)}`)).not.toEqual([])
    }),
    { numRuns: 300 },
  )
})
