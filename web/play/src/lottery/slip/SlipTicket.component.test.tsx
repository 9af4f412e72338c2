import { present } from '@ronda/core'
import { ok } from '@ronda/core'
import { sharedOf } from '@ronda/games'
import { expect, test } from 'vitest'
import { renderPart } from '../../shared/testing/renderPart.ts'
import type { SharedClient } from '../../shared/sharedRound/client.ts'
import { FakeTable } from '../../shared/sharedRound/testing/fakeTable.ts'
import { InTable } from '../../shared/sharedRound/testing/InTable.tsx'
import { shown } from '../../shared/testing/InGame.tsx'
import { variantOf } from '../variants/variants.ts'
import { SlipEditor } from './slipEditor.ts'
import { SlipTicket } from './SlipTicket.tsx'
import { LotteryContext } from './useLottery.ts'

const UNIT = 100_000n
const GAME = 'RONDA_VN_NORTH'

const client = {
  sharedRoundOrders: { list: () => Promise.resolve(ok({ orders: [] })) },
  sharedRound: { full: () => Promise.resolve(ok({ places: [{ place: 'de 07', left: 0 }] })) },
} as unknown as SharedClient

/** A slip over a fake draw, with two lines of one unit. */
async function openSlip({ cash = 100n * UNIT } = {}) {
  const fake = new FakeTable({ unit: UNIT, cash })
  await fake.open()
  const editor = new SlipEditor({
    table: fake.table,
    client,
    newTicket: () => 'ticket',
    wait: () => Promise.resolve(),
  })
  const { rules } = present(sharedOf(GAME), GAME)
  const screen = await renderPart(
    <InTable fake={fake} gameCode={GAME}>
      <LotteryContext value={{ variant: variantOf(rules), editor }}>
        <SlipTicket onTickets={() => {}} />
      </LotteryContext>
    </InTable>,
  )
  return { fake, editor, screen }
}

test('an empty slip cannot be placed', async () => {
  const { screen } = await openSlip()
  await expect.element(screen.getByText('Choose numbers to add them here.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Place' })).toHaveAttribute('aria-disabled', 'true')
})

test('units are changed line by line, and the button has the cost of the slip', async () => {
  const { screen, editor } = await openSlip()
  editor.add('de', ['07', '08'])
  await expect.element(screen.getByRole('button', { name: `Place for ${shown(2n * UNIT)}` })).toBeVisible()
  await screen.getByLabelText('One unit more on 07').click()
  await expect.element(screen.getByRole('button', { name: `Place for ${shown(3n * UNIT)}` })).toBeVisible()
  await screen.getByLabelText('Remove 07').click()
  await expect.element(screen.getByRole('button', { name: `Place for ${shown(UNIT)}` })).toBeVisible()
  await expect.element(screen.getByLabelText('One unit fewer on 08')).toBeDisabled()
})

test('a placed slip is empty again, and names its draw', async () => {
  const { screen, editor, fake } = await openSlip()
  editor.add('de', ['07'])
  await screen.getByRole('button', { name: `Place for ${shown(UNIT)}` }).click()
  await expect.element(screen.getByText('Placed for draw 1.', { exact: false })).toBeVisible()
  await expect.element(screen.getByText('Choose numbers to add them here.')).toBeVisible()
  expect(fake.asked).toEqual(['ticket'])
})

test('a slip that costs more than the balance says so, and is not sent', async () => {
  const { screen, editor, fake } = await openSlip({ cash: UNIT })
  editor.add('de', ['07', '08'])
  await expect.element(screen.getByText(`You have ${shown(UNIT)}: not enough for this slip.`)).toBeVisible()
  const button = screen.getByRole('button', { name: `Place for ${shown(2n * UNIT)}` })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  expect(fake.asked).toEqual([])
})

test('a refused slip keeps its lines and marks the number that is full', async () => {
  const { screen, editor, fake } = await openSlip()
  fake.failures.push('game.number_full')
  editor.add('de', ['07', '08'])
  await screen.getByRole('button', { name: `Place for ${shown(2n * UNIT)}` }).click()
  await expect.element(screen.getByText('Full in this draw')).toBeVisible()
  await expect.element(screen.getByLabelText('Remove 08')).toBeVisible()
})
