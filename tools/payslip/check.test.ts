import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPayslipFile } from './check.ts'

const EXAMPLE = join(import.meta.dirname, 'example.json')
const COMMAND = join(import.meta.dirname, '../payslip.ts')
const example = readFileSync(EXAMPLE, 'utf8')
const changed = (from: string, to: string): string => {
  expect(example.includes(from)).toBe(true)
  return example.replace(from, to)
}

test('[PAY21] the example is equal: a leap year, a carried loss, a floating tier, a bet of a trial account', () => {
  expect(checkPayslipFile(example)).toEqual({
    lines: [
      'agent-A: 1406.50 USD, tier 2',
      'agent-B: 420.50 USD, tier 1; tier 2 was missed by 50000.00 USD of valid bets; there the contract pays 525.63 USD',
      '2 payslips from 6 events, 1 of them excluded: equal',
    ],
    exitCode: 0,
  })
})

test.each([
  ['the pay', '"pay": "42050000"', '"pay": "52050000"', ['agent-B: pay is 52050000, computed 42050000']],
  [
    'the prizes of a bet',
    '"prizes": "19600000000"',
    '"prizes": "29600000000"',
    [
      'agent-A: figures.prizes is 75150000000, computed 85150000000',
      'agent-A: tier is 1, computed null',
      'agent-B: pay is 42050000, computed 0',
    ],
  ],
  [
    'who was above a member',
    '"line": ["agent-B", "agent-A"]',
    '"line": ["agent-A"]',
    ['agent-B: figures.validBet is 35000000000, computed 14000000000'],
  ],
  ['an exclusion', '"excluded": "trial"', '"excluded": null', ['agent-A: figures.activeMembers is 3, computed 4']],
  [
    'the rate of a contract',
    '"rateMillionths": 20000',
    '"rateMillionths": 21000',
    ['agent-B: the terms have another hash than the file says:', 'agent-B: pay is 42050000, computed 44153000'],
  ],
  ['what was carried', '"loss": "-800000000000000"', '"loss": "0"', ['agent-A: pay is 140650000, computed 180650000']],
])('[PAY21] a file in which somebody changed %s differs', (_, from, to, wanted) => {
  const { lines, exitCode } = checkPayslipFile(changed(from, to))
  expect(exitCode).toBe(1)
  for (const line of wanted) expect(lines.some((each) => each.startsWith(line))).toBe(true)
  expect(lines.at(-1)).toMatch(/^2 payslips from 6 events, \d of them excluded: [12] differ$/)
})

test.each([
  ['another period', '"atMs": 1834323300000', '"atMs": 1', 'an event is outside the period: bet-1'],
  ['an event twice', '"id": "bet-2"', '"id": "bet-1"', 'an event is there twice: bet-1'],
  [
    'terms without order',
    '"rateMillionths": 25000',
    '"rateMillionths": 20000',
    'agent-B: the terms break a rule: order',
  ],
  [
    'another currency',
    '"currency": "USD"',
    '"currency": "EUR"',
    'the contract of an agent is of another kind, currency',
  ],
  [
    'an amount that is none',
    '"stakes": "5000000000"',
    '"stakes": 5',
    'The file cannot be read at: events[5].amounts.stakes',
  ],
  ['no beginning', '{', '', 'The file cannot be read at: its beginning'],
])('[PAY21] a file with %s is not computed', (_, from, to, wanted) => {
  const { lines, exitCode } = checkPayslipFile(changed(from, to))
  expect(exitCode).toBe(2)
  expect(lines.some((line) => line.startsWith(wanted))).toBe(true)
})

test('[PAY21] a file without payslips proves nothing', () => {
  const empty = JSON.stringify({ ...(JSON.parse(example) as object), payslips: [] })
  expect(checkPayslipFile(empty)).toEqual({ lines: ['There is no payslip in the file.'], exitCode: 2 })
})

test('[PAY21] the command says equal, different or unusable by its exit code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'payslip-'))
  try {
    const run = (...words: readonly string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], { encoding: 'utf8' })
      return [status, `${stdout}${stderr}`.split('\n')[0]] as const
    }
    const manipulated = join(folder, 'manipulated.json')
    writeFileSync(manipulated, changed('"pay": "42050000"', '"pay": "52050000"'))
    expect(run(EXAMPLE)).toEqual([0, 'agent-A: 1406.50 USD, tier 2'])
    expect(run(manipulated)).toEqual([1, 'agent-A: 1406.50 USD, tier 2'])
    expect(run(join(folder, 'none.json'))[0]).toBe(2)
    expect(run()[0]).toBe(2)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
