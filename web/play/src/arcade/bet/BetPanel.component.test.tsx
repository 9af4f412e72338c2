import { expect, test } from 'vitest'
import { choose } from '../../shared/testing/choose.ts'
import { renderPart } from '../../shared/testing/renderPart.ts'
import type { Sound } from '../../shared/sound/sound.ts'
import { InGame, shown } from '../../shared/testing/InGame.tsx'
import type { ArcadeClient } from '../round/client.ts'
import { ArcadeContext } from '../round/context.ts'
import { openFakeArcade, STAKE } from '../round/testing/fakeArcade.ts'
import { BetPanel } from './BetPanel.tsx'

const silent = { wake: () => {}, press: () => {} } as Sound

/** A game whose rounds lose at once, or wait for one move. */
async function openPanel(needsMove = false) {
  const { table, bets } = openFakeArcade(needsMove)
  const game: ArcadeClient = {
    firstBet: {},
    hue: 0,
    isInstant: !needsMove,
    Stage: () => null,
    Fields: () => null,
    showMs: () => 0,
    Words: () => null,
  }
  const screen = await renderPart(
    <InGame>
      <ArcadeContext value={{ rules: 'dice', game, table, sound: silent }}>
        <BetPanel />
      </ArcadeContext>
    </InGame>,
  )
  return { screen, bets, table }
}

test('a press stakes what the panel shows', async () => {
  const { screen, bets } = await openPanel()
  await screen.getByLabelText('Higher stake').click()
  await expect.element(screen.getByTitle('All stakes')).toHaveTextContent(`Stake${shown(2n * STAKE)}`)
  await screen.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => bets.map(({ stake }) => stake)).toEqual([2n * STAKE])
})

test('in an open round the stake is fixed, and the button takes the stake back', async () => {
  const { screen, bets, table } = await openPanel(true)
  await screen.getByRole('button', { name: 'Play' }).click()
  const back = screen.getByRole('button', { name: 'Take the stake back' })
  await expect.element(back).toBeVisible()
  await expect.element(screen.getByLabelText('Higher stake')).toBeDisabled()
  await back.click()
  await expect.poll(() => table.read().round?.isOver).toBe(true)
  expect(bets).toHaveLength(1)
})

test('automatic rounds stop at the chosen loss', async () => {
  const { screen, bets, table } = await openPanel()
  await choose(screen.getByRole('radio', { name: 'Auto' }))
  await screen.getByRole('combobox', { name: 'Rounds' }).selectOptions('No limit')
  await screen.getByRole('combobox', { name: 'Stop at a loss of' }).selectOptions(shown(5n * STAKE))
  await screen.getByRole('button', { name: 'Start auto' }).click()
  await expect.poll(() => table.read().notice).toMatchObject({ kind: 'autoOver', end: 'loss', net: -5n * STAKE })
  expect(bets).toHaveLength(5)
})

test('automatic rounds raise the stake after a loss if the form says so', async () => {
  const { screen, bets, table } = await openPanel()
  await choose(screen.getByRole('radio', { name: 'Auto' }))
  await screen.getByRole('combobox', { name: 'After a loss' }).selectOptions('One step up')
  await screen.getByRole('combobox', { name: 'Stop at a loss of' }).selectOptions(shown(5n * STAKE))
  await screen.getByRole('button', { name: 'Start auto' }).click()
  await expect.poll(() => table.read().notice).toMatchObject({ kind: 'autoOver', end: 'loss' })
  expect(bets.map(({ stake }) => stake).slice(0, 2)).toEqual([STAKE, 2n * STAKE])
})
