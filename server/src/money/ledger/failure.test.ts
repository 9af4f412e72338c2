import { expect, test } from 'vitest'
import { culpritError, failureOf } from './failure.ts'

const sqlError = (code: string, table?: string, column?: string): Error =>
  Object.assign(new Error(code), { code, table, column })

test.each([
  // Everything is unknown unless PostgreSQL reports a rollback.
  ['moved', sqlError('23505', 'leg_3')],
  ['moved', sqlError('23502', 'leg_3')],
  ['culprit', sqlError('P0001', 'round_3')],
  ['culprit', sqlError('54000')],
  ['moved', sqlError('40001')],
  ['moved', sqlError('40P01')],
  ['culprit', sqlError('23505', 'round')],
  ['culprit', sqlError('23505', 'legal_notice')],
  ['culprit', sqlError('23514', 'leg_3')],
  ['culprit', sqlError('22003')],
  ['busy', sqlError('53100')],
  ['busy', sqlError('57014')],
  ['busy', sqlError('25006')],
  ['unknown', sqlError('57P01')],
  ['unknown', sqlError('57P03')],
  ['unknown', sqlError('08006')],
  ['unknown', sqlError('XX000')],
  ['unknown', sqlError('ECONNRESET')],
  ['unknown', new Error('Connection terminated unexpectedly')],
  ['unknown', 'not even an error'],
])('[LG21] the failure is %s: %s', (failure, error) => {
  expect(failureOf(error)).toBe(failure)
})

test('[LG22] the error of a refused co-write names the table', () => {
  expect(culpritError(sqlError('23505', 'round'))).toMatchObject({
    name: 'CoWriteConflict',
    message: 'refused by round',
  })
  expect(culpritError(sqlError('23502', 'round', 'stake'))).toMatchObject({
    name: 'CoWriteConflict',
    rule: { table: 'round', column: 'stake' },
  })
  expect(culpritError(sqlError('23514', 'leg_3')).message).toMatch('the database refused an operation')
})
