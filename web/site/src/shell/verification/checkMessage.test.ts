import { expect, test } from 'vitest'
import { readCheckMessage } from './checkMessage.ts'

test.each([
  [{ phoneCheck: { token: 'a' } }, { is: 'answer', token: 'a' }],
  [{ phoneCheck: { token: '' } }, undefined],
  [{ phoneCheck: { failed: true } }, { is: 'failure' }],
  [{ phoneCheck: { isTall: true } }, { is: 'size', isTall: true }],
  [{ phoneCheck: null }, undefined],
  [{ other: { token: 'a' } }, undefined],
  ['text', undefined],
  [undefined, undefined],
])('of %o is read %o', (data, message) => {
  expect(readCheckMessage(data)).toEqual(message)
})
