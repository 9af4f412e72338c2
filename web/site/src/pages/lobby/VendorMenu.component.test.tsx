import type { VendorCard } from '@ronda/contract'
import { expect, test } from 'vitest'
import { renderInSite } from '../../shell/testing/renderInSite.tsx'
import { VendorMenu, type VendorMenuProps } from './VendorMenu.tsx'

const studio = (vassalage: string, displayName: string, games: number): VendorCard => ({
  vassalage,
  displayName,
  about: `Slots of ${displayName}.`,
  accountTypeName: displayName,
  gameCategory: 'RNG',
  games,
  iconUrl: 'data:,',
  activeIconUrl: 'data:,',
})

const studios = [studio('MAREA', 'Marea', 632), studio('SELVA', 'Selva Viva', 1), studio('LUMBRE', 'Lumbre', 80)]

/** The site's styles are not loaded here: only what makes the row scroll. */
const STYLE =
  '.scroll-row { overflow-x: auto } .scroll-row ul { display: flex; width: max-content; list-style: none } img { width: 24px; height: 24px }'

function openMenu(props: Partial<VendorMenuProps> & { readonly width?: number }) {
  const { width = 900, ...rest } = props
  return renderInSite(
    <div style={{ width }}>
      <style>{STYLE}</style>
      <VendorMenu path="/rng" cards={studios} chosen={undefined} isKnown {...rest} />
    </div>,
    { at: '/rng' },
  )
}

test('every studio is a link with its name and the number of its games', async () => {
  const { screen, address } = await openMenu({})
  const names = screen
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('aria-label') ?? link.textContent)
  expect(names).toEqual(['All studios', 'Marea: 632 games', 'Selva Viva: 1 game', 'Lumbre: 80 games'])
  await screen.getByRole('link', { name: /^Selva Viva/ }).click()
  expect(address()).toBe('/rng?vassalage=SELVA')
})

test('the chosen studio is marked, and no other', async () => {
  const { screen } = await openMenu({ chosen: 'LUMBRE' })
  const current = screen
    .getByRole('link')
    .elements()
    .filter((link) => link.ariaCurrent === 'true')
  expect(current.map((link) => link.textContent)).toEqual(['Lumbre'])
  const all = await openMenu({})
  await expect.element(all.screen.getByRole('link', { name: 'All studios' })).toHaveAttribute('aria-current', 'true')
})

test('with one studio there is nothing to choose', async () => {
  const { screen } = await openMenu({ cards: studios.slice(0, 1) })
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument()
})

test('a row longer than the screen has two buttons, and shows the chosen studio', async () => {
  const wide = await openMenu({})
  await expect.element(wide.screen.getByRole('button', { name: 'More studios' })).not.toBeInTheDocument()
  const { screen } = await openMenu({ width: 260, chosen: 'LUMBRE' })
  const chosen = screen.getByRole('link', { name: /^Lumbre/ })
  await expect.element(chosen).toBeInViewport({ ratio: 0.5 })
  await screen.getByRole('button', { name: 'Previous studios' }).click()
  await expect.element(screen.getByRole('link', { name: 'All studios' })).toBeInViewport({ ratio: 0.5 })
  await expect.element(screen.getByRole('button', { name: 'Previous studios' })).toBeDisabled()
})
