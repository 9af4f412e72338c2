import { expect, test } from 'vitest'
import { renderPart } from '../testing/renderPart.ts'
import { FakeTable } from '../sharedRound/testing/fakeTable.ts'
import { InTable } from '../sharedRound/testing/InTable.tsx'
import { shown } from '../testing/InGame.tsx'
import { TableFoot } from './TableFoot.tsx'

const UNIT = 100_000n

async function openFoot() {
  const fake = new FakeTable({ unit: UNIT, cash: 100n * UNIT })
  await fake.open()
  const screen = await renderPart(
    <InTable fake={fake} gameCode="RONDA_LIVE_ROULETTE">
      <TableFoot />
    </InTable>,
  )
  return { fake, screen, button: screen.getByRole('button', { name: 'Place bets' }) }
}

test('without chips nothing can be staked', async () => {
  const { screen, button } = await openFoot()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(screen.getByText('Add chips to bet')).toBeVisible()
})

test('chips cost nothing until they are placed as one ticket', async () => {
  const { fake, screen, button } = await openFoot()
  fake.table.change({ type: 'lay', place: 'red', count: 2 })
  fake.table.change({ type: 'lay', place: 'odd', count: 1 })
  await expect.element(screen.getByText(`${shown(3n * UNIT)} not placed yet`)).toBeVisible()
  await expect.element(screen.getByText(shown(100n * UNIT), { exact: true })).toBeVisible()
  await button.click()
  await expect.element(screen.getByText(`Placed ${shown(3n * UNIT)}`)).toBeVisible()
  await expect.element(screen.getByText(shown(97n * UNIT), { exact: true })).toBeVisible()
  expect(fake.asked).toHaveLength(1)
})

test('when bets are closed, chips cannot be chosen', async () => {
  const { fake, screen } = await openFoot()
  fake.turn(1, 'locked')
  await expect.element(screen.getByText('You can add chips when the next round opens')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Repeat' })).toBeDisabled()
})
