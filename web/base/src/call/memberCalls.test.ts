import { afterEach, expect, test, vi } from 'vitest'
import { calls } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { askAsMember, signOutAfterCalls, setSignedOut } from './memberCalls.ts'

const GONE = err({ code: 'session.required' })
const answer = () => vi.fn<() => Promise<Result<string, never>>>(() => Promise.resolve(ok('answer')))

afterEach(() => setSignedOut(false))

test('a call that needs a member is not sent after sign-out, and is sent again after sign-in', async () => {
  const ask = answer()
  setSignedOut(true)
  expect(await askAsMember(calls.wallet.balance, ask)).toEqual(GONE)
  expect(ask).not.toHaveBeenCalled()
  setSignedOut(false)
  expect(await askAsMember(calls.wallet.balance, ask)).toEqual(ok('answer'))
})

test.each([
  ['a public call', calls.brand.status],
  ['the call for the current member', calls.member.info],
  ['the sign-out', calls.session.logout],
])('%s is sent in any case', async (_, call) => {
  setSignedOut(true)
  expect(await askAsMember(call, answer())).toEqual(ok('answer'))
})

test('a sign-out waits for calls in flight, and holds new calls until it is done', async () => {
  const before = Promise.withResolvers<Result<string, never>>()
  const order: string[] = []
  const first = askAsMember(calls.wallet.balance, () => before.promise).then(() => order.push('answered'))
  const left = signOutAfterCalls(async () => {
    await askAsMember(calls.session.logout, answer())
    setSignedOut(true)
    order.push('gone')
  })
  const ask = answer()
  const late = askAsMember(calls.wallet.balance, ask)
  before.resolve(ok('answer'))
  await Promise.all([first, left])
  expect(order).toEqual(['answered', 'gone'])
  expect(await late).toEqual(GONE)
  expect(ask).not.toHaveBeenCalled()
})

test('after a failed sign-out calls go on as before', async () => {
  const left = signOutAfterCalls(() => Promise.reject(new Error('no network')))
  const late = askAsMember(calls.wallet.balance, answer())
  await expect(left).rejects.toThrow('no network')
  expect(await late).toEqual(ok('answer'))
})
