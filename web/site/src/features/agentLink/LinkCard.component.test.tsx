import { agentLink } from '@ronda/i18n/en/agents/agentLink'
import type { AgentLink } from '@ronda/contract'
import { days } from '@ronda/core'
import { expect, test } from 'vitest'
import { InPage } from '@ronda/base/testing/InPage.tsx'
import { renderPart } from '@ronda/base/testing/renderPart.ts'
import { LinkCard } from './LinkCard.tsx'

const link: AgentLink = {
  id: '00000000-0000-4000-8000-000000000001',
  code: '0abcdefghj',
  name: 'Fair',
  account: 'member',
  note: '',
  validUntil: null,
  isStopped: false,
  createdAt: 0,
  visits: 0,
  registrations: 0,
  firstDeposits: 0,
  active: 0,
}

const shown = (change: Partial<AgentLink>) =>
  renderPart(
    <InPage texts={{ agentLink }}>
      <ul>
        <LinkCard link={{ ...link, ...change }} />
      </ul>
    </InPage>,
  )

test.each<[string, Partial<AgentLink>, string, string]>([
  ['open', {}, agentLink.open, agentLink.stop],
  ['open for a time', { validUntil: Date.now() + days(1) }, agentLink.open, agentLink.stop],
  ['stopped', { isStopped: true }, agentLink.stopped, agentLink.reopen],
])('a link that is %s says so, and what can be done', async (_, change, state, action) => {
  const screen = await shown(change)
  await expect.element(screen.getByText(state, { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: `${action} Fair` })).toBeVisible()
})

test.each([false, true])('a link that is over is neither stopped nor opened again', async (isStopped) => {
  const screen = await shown({ validUntil: Date.now() - days(1), isStopped })
  await expect.element(screen.getByText(agentLink.over, { exact: true })).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(2)
})
