import { expect, test } from 'vitest'
import { renderPart } from '../shared/testing/renderPart.ts'
import { FakeTable } from '../shared/sharedRound/testing/fakeTable.ts'
import { InTable } from '../shared/sharedRound/testing/InTable.tsx'
import { shown } from '../shared/testing/InGame.tsx'
import { BetControls } from './BetPanels.tsx'

const UNIT = 100_000n

async function openBets() {
  const fake = new FakeTable({ mayLeave: true, unit: UNIT, cash: 100n * UNIT })
  await fake.open()
  const screen = await renderPart(
    <InTable fake={fake} gameCode="RONDA_CRASH">
      <BetControls isPaused={false} />
    </InTable>,
  )
  return { fake, first: screen.getByRole('region', { name: 'Bet 1', exact: true }) }
}

test('the amount follows the chips of the table, and the button has the cost', async () => {
  const { first } = await openBets()
  await expect.element(first.getByLabelText('Lower stake')).toBeDisabled()
  await first.getByLabelText('Higher stake').click()
  await expect.element(first.getByRole('button', { name: `Place bet ${shown(5n * UNIT)}`, exact: false })).toBeVisible()
})

test('a placed bet fixes its fields, and is for what was typed', async () => {
  const { fake, first } = await openBets()
  await first.getByRole('textbox').fill('3.5')
  await expect.element(first.getByRole('checkbox', { name: 'Auto' })).toBeChecked()
  await first.getByRole('button', { name: 'Place bet', exact: false }).click()
  await expect.element(first.getByText(`${shown(UNIT)} placed`)).toBeVisible()
  await expect.element(first.getByLabelText('Higher stake')).toBeDisabled()
  expect(fake.tickets.get(1)?.map(({ bet }) => bet)).toEqual([{ amount: 1, target: 350 }])
})

test('a target that is not a multiple is marked, and not taken over', async () => {
  const { fake, first } = await openBets()
  await first.getByRole('textbox').fill('0.5')
  await expect.element(first.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await first.getByRole('button', { name: 'Place bet', exact: false }).click()
  await expect.poll(() => fake.tickets.get(1)?.map(({ bet }) => bet)).toEqual([{ amount: 1 }])
})

test('in flight the button cashes out', async () => {
  const { fake, first } = await openBets()
  await first.getByRole('button', { name: 'Place bet', exact: false }).click()
  await expect.element(first.getByText(`${shown(UNIT)} placed`)).toBeVisible()
  fake.turn(1, 'locked')
  fake.server.pass(18_000)
  fake.turn(1, 'showing')
  await first.getByRole('button', { name: 'Cash out', exact: false }).click()
  await expect.poll(() => fake.left).toHaveLength(1)
})
