import type { SportsBet, SportsHead } from '@ronda/contract'
import { ATOMS_PER_UNIT } from '@ronda/core'
import { useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInSite } from '../../shell/testing/renderInSite.tsx'
import { CashOut } from './CashOut.tsx'
import { OddsButton } from './OddsButton.tsx'
import type { Selection } from './selection.ts'
import { Slip } from './Slip.tsx'

const head: SportsHead = {
  number: 1,
  sport: 'football',
  season: 0,
  round: 0,
  league: 'jade',
  home: 'Alba',
  away: 'Brisa',
  state: 'playing',
  closesAtMs: 0,
  startsAtMs: 0,
  minute: 20,
  isBreak: false,
  attack: null,
  takesBets: true,
  isSettled: false,
  score: { home: 0, away: 0 },
  parts: [],
  void: null,
  priceVersion: 3,
}
const market: Selection['market'] = {
  id: 'result:goals:match',
  kind: 'result',
  period: 'match',
  measure: 'goals',
  quarters: null,
  side: null,
  number: null,
  margin: 1_050_000,
}

/** A price that a press of a button changes. */
function Changing({ prices }: { readonly prices: readonly [number | null, ...(number | null)[]] }) {
  const [at, setAt] = useState(0)
  const price = prices[at] ?? null
  const match = { ...head, takesBets: price !== null }
  return (
    <>
      <OddsButton
        match={match}
        market={market}
        choice="home"
        price={price}
        label="1"
        format="decimal"
        chosen={[]}
        onChoose={() => {}}
      />
      <button type="button" onClick={() => setAt(at + 1)}>
        Next
      </button>
    </>
  )
}

test('a price that changes says which way by an arrow, and is locked while bets are suspended', async () => {
  const { screen } = await renderInSite(<Changing prices={[1_850, 2_100, 1_700, null]} />)
  const cell = screen.getByRole('button', { name: /Alba/ })
  await expect.element(cell.getByText('1.85')).toBeVisible()
  const next = screen.getByRole('button', { name: 'Next' })
  for (const [shown, way] of [
    ['2.10', 'Price has gone up'],
    ['1.70', 'Price has gone down'],
  ] as const) {
    await next.click()
    await expect.element(cell.getByText(shown)).toBeVisible()
    await expect.element(cell.getByLabelText(way)).toBeVisible()
  }
  await next.click()
  await expect.element(cell).toBeDisabled()
  await expect.element(cell.getByLabelText('Suspended')).toBeVisible()
})

const selections: readonly Selection[] = [1, 2, 3].map((number) => ({
  match: { number, home: `Home ${number}`, away: `Away ${number}`, league: 'jade', closesAtMs: Date.now() + 3_600_000 },
  market,
  choice: 'home',
  price: 2_000,
  priceVersion: 1,
}))

const slip = (
  <Slip
    selections={selections}
    format="decimal"
    offered={{
      limits: { currency: 'USD', stakeMin: 10_000n, payoutMax: 1_000n * ATOMS_PER_UNIT },
      takesMoney: true,
      aheadMs: 0,
    }}
    hasPad={false}
    onRemove={() => {}}
    onReprice={() => {}}
  />
)

test('a banker is chosen by keyboard, is in every line, and two other legs stay', async () => {
  const { screen } = await renderInSite(slip)
  const banker = (number: number) =>
    screen.getByRole('button', { name: `Banker: Home ${number} – Away ${number} is in every line` })
  banker(1).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(banker(1)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(banker(2)).not.toBeInTheDocument()
  await screen.getByLabelText('Bet as').selectOptions('System 1 of 2 and 1 banker')
  await screen.getByRole('textbox').fill('5')
  await expect.element(screen.getByText('2 lines, $10.00 in total')).toBeVisible()
  await expect.element(screen.getByText('Pays up to $40.00')).toBeVisible()
  await expect.element(screen.getByText('From $0.10. A bet pays at most $1,000.00', { exact: false })).toBeVisible()
  banker(1).element().focus()
  await userEvent.keyboard(' ')
  await expect.element(banker(2)).toBeVisible()
})

const bet: SportsBet = {
  id: '00000000-0000-4000-8000-000000000001',
  sizes: [1],
  lines: 1,
  policy: 'better',
  rules: 1,
  currency: 'USD',
  stake: 10n * ATOMS_PER_UNIT,
  left: 10n * ATOMS_PER_UNIT,
  couldPay: 20n * ATOMS_PER_UNIT,
  placedAtMs: 0,
  legs: [{ match: head, parts: [], price: 2_000, priceVersion: 1, fair: null, isBanker: false, void: null }],
  cashOut: { amount: 12n * ATOMS_PER_UNIT, fair: 1_250_000n, margin: 40_000, version: 0, expiresAtMs: 0 },
  payments: [],
}

/** A bet whose offer a press of a button takes away. */
function Suspending(): ReactNode {
  const [isSuspended, setSuspended] = useState(false)
  return (
    <>
      <CashOut bet={isSuspended ? { ...bet, cashOut: null } : bet} />
      <button type="button" onClick={() => setSuspended(!isSuspended)}>
        Suspend
      </button>
    </>
  )
}

test('a cash-out says the amount, what stays and the margin, and is locked while bets are suspended', async () => {
  const { screen } = await renderInSite(<Suspending />)
  await screen.getByRole('button', { name: 'Cash out $12.00' }).click()
  await screen.getByText('50%').click()
  await expect
    .element(screen.getByText('Closes a stake of $5.00; $5.00 stays open. Margin: 4% of the fair value.'))
    .toBeVisible()
  const suspend = screen.getByRole('button', { name: 'Suspend', exact: true })
  await suspend.click()
  await expect.element(screen.getByRole('button', { name: 'Suspended · $6.00' })).toBeDisabled()
  await suspend.click()
  await expect.element(screen.getByRole('button', { name: 'Cash out $6.00' })).toBeEnabled()
})
