import { expect, test } from 'vitest'
import { parseDesk } from './deskAddress.ts'

test.each<[string, Record<string, unknown>, object]>([
  ['nothing', {}, {}],
  ['a queue with its case', { queue: 'payslips', case: 7 }, { queue: 'payslips', case: '7' }],
  [
    'filters of a queue',
    { queue: 'payslips', kind: 'dividend', agent: 9000001 },
    { queue: 'payslips', kind: 'dividend', agent: '9000001' },
  ],
  ['what nobody knows', { queue: 'payslips', colour: 'red', agent: '', list: ['paid'] }, { queue: 'payslips' }],
  ['a text without end', { agent: 'x'.repeat(65) }, {}],
])('an address with %s', (_, search, expected) => {
  expect(parseDesk(search)).toEqual(expected)
})
