import { expect, test } from 'vitest'
import { AGENT_ACCOUNTS_PER_DAY } from '@ronda/contract'
import { DEPTH_MAX } from '../tree/tree.ts'
import { openRefusal, type Asked } from './agentAccount.ts'

const fine: Asked = {
  account: 'agent',
  isNameValid: true,
  policy: { mayOpenAgents: true, mayOpenAccounts: true },
  openedToday: AGENT_ACCOUNTS_PER_DAY - 1,
  levelsAbove: DEPTH_MAX - 2,
}

test('an account that may be opened', () => {
  expect(openRefusal(fine)).toBeUndefined()
})

// Each row also breaks the rules below it.
test.each<[string, Partial<Asked>, string]>([
  [
    'the brand has switched it off',
    { policy: { mayOpenAgents: false, mayOpenAccounts: false }, isNameValid: false },
    'agentAccount.closed',
  ],
  [
    'agents may not be opened',
    { policy: { mayOpenAgents: false, mayOpenAccounts: true }, isNameValid: false },
    'agentLink.agents_closed',
  ],
  ['the name is invalid', { isNameValid: false, openedToday: 99 }, 'identity.username_invalid'],
  ['enough for a day', { openedToday: AGENT_ACCOUNTS_PER_DAY, levelsAbove: 99 }, 'agentAccount.too_many'],
  ['a line that is deep enough', { levelsAbove: DEPTH_MAX - 1 }, 'tree.too_deep'],
])('refused: %s', (_, change, refusal) => {
  expect(openRefusal({ ...fine, ...change })).toBe(refusal)
})

test('members may be opened where agents may not', () => {
  const policy = { mayOpenAgents: false, mayOpenAccounts: true }
  expect(openRefusal({ ...fine, policy, account: 'member' })).toBeUndefined()
})
