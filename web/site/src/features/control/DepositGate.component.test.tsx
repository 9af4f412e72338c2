import type { ControlOverview } from '@ronda/contract'
import { makeQueries } from '@ronda/base/member/queries.ts'
import { expect, test } from 'vitest'
import { renderInSite } from '../../shell/testing/renderInSite.tsx'
import { controlQuery } from './control.queries.ts'
import { DepositGate } from './DepositGate.tsx'

const none = { staked: 0n, won: 0n }
const noFlow = { paidIn: 0n, paidOut: 0n }

/** A member without limits. */
const overview: ControlOverview = {
  currency: 'USD',
  limits: [],
  realityMinutes: 0,
  mayStopReality: true,
  timeOutUntilMs: null,
  excludedUntilMs: null,
  isExcludedForEver: false,
  restingUntilMs: null,
  totals: { day: none, week: none, month: none, ever: none },
  flow: { month: noFlow, year: noFlow, ever: noFlow },
  raiseHours: 24,
  exclusionMonthsMin: 6,
}

test('what was typed stays when the limits arrive', async () => {
  const queries = makeQueries()
  const { screen } = await renderInSite(
    <DepositGate>
      <input aria-label="Amount" />
    </DepositGate>,
    { queries },
  )
  const amount = screen.getByLabelText('Amount')
  await amount.fill('20')
  queries.setQueryData(controlQuery.queryKey, overview)
  // The offer to set a limit is shown above.
  await expect.element(screen.getByRole('button').first()).toBeVisible()
  await expect.element(amount).toHaveValue('20')
})
