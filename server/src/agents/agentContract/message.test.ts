import type { ContractStep } from '@ronda/contract'
import { expect, test } from 'vitest'
import { messagesOf } from './message.ts'

const SIDES = { agent: 'ana', upline: 'eva' }

// oxfmt-ignore
const STEPS: readonly (readonly [ContractStep, string | null, readonly string[]])[] = [
  ['proposed',   'eva', ['ana contract.offered']],
  ['withdrawn',  'eva', ['ana contract.withdrawn']],
  ['accepted',   'ana', ['eva contract.accepted']],
  ['denied',     'ana', ['eva contract.rejected']],
  ['expired',    null,  ['ana contract.expired', 'eva contract.expired']],
  ['endAsked',   'ana', ['eva contract.endAsked']],
  ['endAsked',   'eva', ['ana contract.endAsked']],
  ['endKept',    'eva', ['ana contract.endKept']],
  ['terminated', 'eva', ['ana contract.ended']],
  ['terminated', null,  ['ana contract.ended', 'eva contract.ended']],
]

const told = (...given: Parameters<typeof messagesOf>) =>
  messagesOf(...given).map(({ account, event }) => `${account} ${event}`)

test.each(STEPS)('%s by %s is told to %j', (what, by, expected) => {
  expect(told(what, SIDES, { by })).toEqual(expected)
})

test('the platform has no inbox, and a contract that the agent replaces is told by the new one', () => {
  expect(told('accepted', { agent: 'ana', upline: null }, { by: 'ana' })).toEqual([])
  expect(told('terminated', SIDES, { by: 'ana', cause: 'another contract' })).toEqual([])
  expect(told('terminated', SIDES, { by: 'head', cause: 'another contract' })).toHaveLength(2)
})
