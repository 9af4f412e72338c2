import { expect, test } from 'vitest'
import { explain, StartupError } from './explain.ts'

const withCode = (code: string) => Object.assign(new Error('low level'), { code })

test.each([
  [new StartupError('Do this.'), 'Do this.'],
  [new Error('outer', { cause: new StartupError('Do this.') }), 'Do this.'],
  [withCode('EADDRINUSE'), 'The port is taken'],
  [new Error('outer', { cause: withCode('ENOSPC') }), 'The disk is full'],
  [new Error('initdb: error: could not write: No space left on device'), 'The disk is full'],
  [withCode('53100'), 'The disk is full'],
  [withCode('ECONNREFUSED'), 'DATABASE_URL'],
])('%s', (error, text) => {
  expect(explain(error)).toContain(text)
})

test('an unexpected error is shown with its stack trace', () => {
  expect(explain(new Error('broken promise'))).toContain('explain.test.ts')
})
