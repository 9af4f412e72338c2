import { expect, test } from 'vitest'
import { parsePayslip } from './payslipAddress.ts'

const ID = '0b7e2a54-53a7-4c07-9d39-2c8d1c8f5b11'

test.each([
  [
    { period: '30d', pay: 'dividend', payslip: ID },
    { period: '30d', pay: 'dividend', payslip: ID },
  ],
  [{ period: 'all' }, {}],
  [{ period: 'ever', pay: 'bonus', payslip: '7' }, {}],
  [{ payslip: 7, view: 'agentDailyWages2' }, {}],
])('the address %j is read as %j', (search, address) => {
  expect(parsePayslip(search)).toEqual(address)
})
