import type { ExclusionRead } from '@ronda/contract'
import { desk } from '@ronda/i18n/en/office/desk'
import { expect, test } from 'vitest'
import { makeQueries } from '@ronda/base/member/queries.ts'
import { InPage } from '@ronda/base/testing/InPage.tsx'
import { renderPart } from '@ronda/base/testing/renderPart.ts'
import { DeskContext } from '../../shell/desk/DeskContext.ts'
import { ExclusionPanel } from './ExclusionPanel.tsx'
import { caseQuery } from './exclusion.queries.ts'

const t = desk.exclusions
const AT = Date.UTC(2027, 0, 6, 12)
const NO_FACT = { accounts: [], at: null, count: null, game: null, round: null, amount: null, back: null }

const open: ExclusionRead = {
  id: '00000000-0000-4000-8000-000000000001',
  reason: 'circular_transfer',
  state: 'open',
  isCertain: false,
  member: { id: '9000001', name: 'player' },
  agent: { id: '9000002', name: 'low' },
  day: '2027-01-06',
  currency: 'USD',
  bets: 3,
  validBet: 30_000_000n,
  filedAt: AT,
  decidedAt: null,
  decidedBy: null,
  note: null,
  appeals: 0,
  proposal: null,
  secondFrom: 100_000_000n,
  facts: [{ ...NO_FACT, kind: 'circle', at: AT, amount: 10_000_000n, back: 9_000_000n }],
  shown: [{ at: AT, game: 'Ronda', validBet: 10_000_000n }],
  filed: [],
}

async function show(read: ExclusionRead) {
  const queries = makeQueries()
  queries.setQueryData(caseQuery(read.id, 'en').queryKey, read)
  return renderPart(
    <InPage queries={queries}>
      <DeskContext value={{ texts: desk, caseId: read.id, openCase: () => {}, filter: {}, keepFilter: () => {} }}>
        <ExclusionPanel id={read.id} />
      </DeskContext>
    </InPage>,
  )
}

test('an open case shows its evidence with both amounts, and asks for a reason before anything is excluded', async () => {
  const screen = await show(open)
  const evidence = screen.getByRole('region', { name: t.evidence, exact: true })
  await expect.element(evidence.getByText(/\$100\.00 from the agent, \$90\.00 sent back/).first()).toBeVisible()
  await screen.getByRole('button', { name: t.exclude, exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: t.excludeTitle, exact: true })
  await expect.element(dialog.getByText(t.excludeText.replace('{amount}', '$300.00'))).toBeVisible()
  await dialog.getByRole('button', { name: t.exclude, exact: true }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(desk.reason.missing)
})

test('a case that was excluded shows who did it and why, and only its appeal is still decided', async () => {
  const appeal = { id: open.id, agent: open.agent, text: 'They are a family.', filedAt: AT }
  const filed = [{ ...appeal, answer: null, note: null, proposal: null }]
  const screen = await show({ ...open, state: 'excluded', decidedBy: 'ana', note: 'It was seen', filed })
  await expect.element(screen.getByText(/It was seen/)).toBeVisible()
  await expect.element(screen.getByText('They are a family.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: t.lift, exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: t.exclude, exact: true })).not.toBeInTheDocument()
})

test('a case that a rule excluded at once says so', async () => {
  const screen = await show({ ...open, state: 'excluded', isCertain: true, reason: 'opposite_sides' })
  await expect.element(screen.getByText(t.automatic).first()).toBeVisible()
  await expect.element(screen.getByText(t.rules.opposite_sides)).toBeVisible()
})
