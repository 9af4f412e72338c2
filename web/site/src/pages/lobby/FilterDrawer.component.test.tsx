import type { GameFacets } from '@ronda/contract'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { facetsQuery } from '../../shell/games/games.queries.ts'
import { withFilters, type LobbyAddress } from '../../shell/games/lobbyAddress.ts'
import { renderInSite, visitorQueries } from '../../shell/testing/renderInSite.tsx'
import { FilterDrawer } from './FilterDrawer.tsx'
import { facetsRequest } from './lobbyRequest.ts'

const facets: GameFacets = {
  volatilities: [
    { value: 'low', games: 3 },
    { value: 'high', games: 0 },
  ],
  features: [{ value: 'wild', games: 2 }],
  returns: [],
  minBets: [],
  lines: [],
  classifies: [],
}

const choices: readonly LobbyAddress[] = [{}, { volatilities: ['low'] }, { volatilities: ['high'] }]

function Lobby({ first }: { readonly first: LobbyAddress }) {
  const [isOpen, setOpen] = useState(false)
  const [address, setAddress] = useState(first)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <FilterDrawer
          type="RNG"
          vendor={undefined}
          address={address}
          count={3}
          onChange={(change) => setAddress(withFilters(address, change))}
          onClear={() => setAddress({})}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

async function openDrawer(first: LobbyAddress = {}) {
  const queries = visitorQueries()
  for (const address of choices) {
    const request = facetsRequest({ type: 'RNG', vendor: undefined, address })
    queries.setQueryData(facetsQuery(request).queryKey, facets)
  }
  const { screen } = await renderInSite(<Lobby first={first} />, { queries })
  const opener = screen.getByRole('button', { name: 'Open', exact: true })
  await opener.click()
  return { screen, opener, drawer: screen.getByRole('dialog', { name: 'Filters' }) }
}

test('it opens with the focus inside, and Tab does not leave it', async () => {
  const { drawer } = await openDrawer()
  await expect.element(drawer).toBeVisible()
  const focusIsInside = (): boolean => drawer.element().contains(document.activeElement)
  await expect.poll(focusIsInside).toBe(true)
  for (let presses = 0; presses < 8; presses += 1) {
    await userEvent.keyboard('{Tab}')
    expect(focusIsInside()).toBe(true)
  }
})

test('Escape closes it, and the focus returns to the button that opened it', async () => {
  const { drawer, opener } = await openDrawer()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a choice that would leave no game is disabled, unless it is chosen', async () => {
  const { drawer } = await openDrawer()
  await expect.element(drawer.getByRole('button', { name: /^Low/ })).toBeEnabled()
  await expect.element(drawer.getByRole('button', { name: /^High/ })).toBeDisabled()
  const again = await openDrawer({ volatilities: ['high'] })
  const high = again.drawer.getByRole('button', { name: /^High/ })
  await expect.element(high).toHaveAttribute('aria-pressed', 'true')
  await high.click()
  await expect.element(high).toBeDisabled()
})

test('a choice is taken at once, and all are removed together', async () => {
  const { drawer } = await openDrawer()
  const low = drawer.getByRole('button', { name: /^Low/ })
  await low.click()
  await expect.element(low).toHaveAttribute('aria-pressed', 'true')
  await drawer.getByRole('button', { name: 'Clear all' }).click()
  await expect.element(low).toHaveAttribute('aria-pressed', 'false')
})
