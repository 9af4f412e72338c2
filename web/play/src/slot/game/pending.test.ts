import { expect, test } from 'vitest'
import { makePending, openPending, writePending } from './pending.ts'

const pending = {
  round: '0b9c1a2e-1111-4222-8333-444455556666',
  stake: 200_000n,
  gameCode: 'FERIA_DE_LUZ',
  mode: 'real',
}

test('a pending round is read back as it was written', () => {
  expect(makePending(writePending(pending))).toEqual(pending)
})

test.each([null, '', 'x', '0b9c1a2e-1111-4222-8333-444455556666 0 A real', 'not-a-round 100 A real'])(
  '%s is not a pending round',
  (text) => {
    expect(makePending(text)).toBeUndefined()
  },
)

test('a browser that forbids storage causes no error', () => {
  const store = openPending(() => {
    throw new Error('forbidden')
  })
  store.write(pending)
  store.clear()
  expect(store.read()).toBeUndefined()
})
