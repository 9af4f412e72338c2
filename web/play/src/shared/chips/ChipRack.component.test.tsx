import { useState } from 'react'
import { expect, test } from 'vitest'
import { choose } from '../testing/choose.ts'
import { renderPart } from '../testing/renderPart.ts'
import { InGame, shown } from '../testing/InGame.tsx'
import { ChipRack } from './ChipRack.tsx'
import { changePile, noChips, type Pile, type PileChange } from './pile.ts'

const STAKE = 100_000n

/** The rack over a table with one place. */
function Rack({ first = noChips }: { readonly first?: Pile }) {
  const [pile, setPile] = useState(first)
  const [count, setCount] = useState(1)
  const change = (wanted: PileChange): void => setPile(changePile(pile, wanted))
  const table = { pile, count, setCount, change }
  return (
    <>
      <button type="button" onClick={() => change({ type: 'lay', place: 'red', count })}>
        red: {pile.chips['red'] ?? 0}
      </button>
      <ChipRack table={table} stake={STAKE} isFixed={false} />
    </>
  )
}

test('the chosen chip is the one that is placed', async () => {
  const screen = await renderPart(
    <InGame>
      <Rack />
    </InGame>,
  )
  await choose(screen.getByRole('radio', { name: `Chip of ${shown(STAKE * 5n)}` }))
  await screen.getByText('red: 0').click()
  await expect.element(screen.getByText('red: 5')).toBeVisible()
})

test('each action is offered only when it would change something', async () => {
  const screen = await renderPart(
    <InGame>
      <Rack />
    </InGame>,
  )
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  for (const name of ['Undo', 'Clear', 'Repeat', 'Double']) await expect.element(button(name)).toBeDisabled()
  await screen.getByText('red: 0').click()
  await button('Double').click()
  await expect.element(screen.getByText('red: 2')).toBeVisible()
  await button('Undo').click()
  await expect.element(screen.getByText('red: 1')).toBeVisible()
  await button('Clear').click()
  await expect.element(screen.getByText('red: 0')).toBeVisible()
  await expect.element(button('Clear')).toBeDisabled()
})

test('the chips of the last round can be placed again', async () => {
  const screen = await renderPart(
    <InGame>
      <Rack first={{ ...noChips, last: { red: 7 } }} />
    </InGame>,
  )
  await screen.getByRole('button', { name: 'Repeat', exact: true }).click()
  await expect.element(screen.getByText('red: 7')).toBeVisible()
})
