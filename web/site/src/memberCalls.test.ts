import { afterEach, expect, test, vi } from 'vitest'
import { calls } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { askAsMember, leaveInPeace, setGone } from './memberCalls.ts'

const GONE = err({ code: 'session.required' })
const answer = () => vi.fn<() => Promise<Result<string, never>>>(() => Promise.resolve(ok('answer')))

afterEach(() => setGone(false))

test('a call that needs a member is not sent after sign-out, and is sent again after sign-in', async () => {
  const ask = answer()
  setGone(true)
  expect(await askAsMember(calls.wallet.balance, ask)).toEqual(GONE)
  expect(ask).not.toHaveBeenCalled()
  setGone(false)
  expect(await askAsMember(calls.wallet.balance, ask)).toEqual(ok('answer'))
})

test.each([
  ['what anybody may ask', calls.system.status],
  ['who is there', calls.member.info],
  ['to go', calls.session.logout],
])('%s is sent in any case', async (_, call) => {
  setGone(true)
  expect(await askAsMember(call, answer())).toEqual(ok('answer'))
})

test('a sign-out waits for calls in flight, and holds new calls until it is done', async () => {
  const before = Promise.withResolvers<Result<string, never>>()
  const order: string[] = []
  const first = askAsMember(calls.wallet.balance, () => before.promise).then(() => order.push('answered'))
  const left = leaveInPeace(async () => {
    await askAsMember(calls.session.logout, answer())
    setGone(true)
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
  const left = leaveInPeace(() => Promise.reject(new Error('no network')))
  const late = askAsMember(calls.wallet.balance, answer())
  await expect(left).rejects.toThrow('no network')
  expect(await late).toEqual(ok('answer'))
})
