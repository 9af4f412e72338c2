import type { Browser, Locator, Page } from '@playwright/test'
import type { Device } from './browser.ts'
import { signInAs, type Person } from './people.ts'
import { open, waitUntilStable } from './stableScreen.ts'
import { visit, type Visitor } from './visitor.ts'

export type LinkTour = {
  readonly browser: Browser
  readonly origin: string
  readonly databaseUrl: string
  /** Called once for each link that was followed. */
  readonly report: (link: string, faults: readonly string[]) => void
}

/** A part of the frame with links or menu items, which may have to be opened first. */
type Place = {
  readonly name: string
  readonly device: Device
  readonly isForMembers?: boolean
  readonly links: (visitor: Visitor) => Promise<Locator>
}

const places: readonly Place[] = [
  { name: 'side menu', device: 'desktop', links: async ({ page }) => page.locator('nav[data-side] a:visible') },
  { name: 'header', device: 'desktop', links: openHeader },
  { name: 'footer', device: 'desktop', links: openFooter },
  { name: 'account menu', device: 'desktop', isForMembers: true, links: openAccountMenu },
  { name: 'bottom bar', device: 'phone', links: async ({ page }) => page.locator('nav.fixed > a') },
  { name: 'more', device: 'phone', links: openMore },
]

/** The header shows its links once it knows who is signed in. */
async function openHeader({ page }: Visitor): Promise<Locator> {
  const links = page.locator('header a:visible')
  await links.first().waitFor()
  return links
}

/** The footer loads its links when it is scrolled to. */
async function openFooter({ page }: Visitor): Promise<Locator> {
  const footer = page.locator('footer')
  await footer.scrollIntoViewIfNeeded()
  await footer.locator('section a').first().waitFor()
  return footer.locator('a')
}

function accountButton({ page, texts }: Visitor): Locator {
  const [before = ''] = texts.people.member.menu.split('{')
  return page.locator('header').getByRole('button', { name: before })
}

async function openAccountMenu(visitor: Visitor): Promise<Locator> {
  const { copyId, signOut } = visitor.texts.people.member
  await accountButton(visitor).click()
  // Two items lead to no screen.
  const items = visitor.page.getByRole('menuitem')
  await items.first().waitFor()
  return items.filter({ hasNotText: copyId }).filter({ hasNotText: signOut })
}

async function openMore({ page, texts }: Visitor): Promise<Locator> {
  await page.getByRole('button', { name: texts.shell.more, exact: true }).click()
  await page.getByRole('dialog').waitFor()
  return page.getByRole('dialog').locator('nav a')
}

/** The router has left the page before by then. */
const SETTLE_MS = 100

/** Fewer letters than the shortest screen of ours has. */
const LETTERS_MIN = 60

/** A screen is complete within this time, also on a busy machine. */
const LOAD_MS_MAX = 8_000
const LOOK_MS = 250

/** What stays wrong with the screen that a link led to. */
async function faultsOf(visitor: Visitor, errorsBefore: number): Promise<readonly string[]> {
  const endsAt = Date.now() + LOAD_MS_MAX
  for (;;) {
    const faults = await faultsNow(visitor, errorsBefore)
    if (faults.length === 0 || Date.now() > endsAt) return faults
    await visitor.page.waitForTimeout(LOOK_MS)
  }
}

async function faultsNow(visitor: Visitor, errorsBefore: number): Promise<readonly string[]> {
  const { page, texts, pageErrors } = visitor
  const { notFound, broken } = texts.shell
  const dialog = page.getByRole('dialog')
  const shown = (await dialog.count()) > 0 ? dialog : page.locator('main, body')
  const text = (await shown.last().innerText()).replaceAll(/\s+/g, ' ').trim()
  const games = await page.locator('main [data-tile]').count()
  return [
    ...(text.includes(notFound.title) ? ['is not found'] : []),
    ...(text.includes(broken.title) || text.includes(broken.late) ? ['is broken'] : []),
    ...(text.length < LETTERS_MIN && games === 0 ? [`is empty: “${text}”`] : []),
    ...(games === 0 && isLobby(page) ? ['has no games'] : []),
    ...pageErrors.slice(errorsBefore).map((error) => `error: ${error}`),
  ]
}

/** The lists of games that everybody sees. */
const isLobby = (page: Page): boolean =>
  /^\/(?:rng|live|sports|esports|fish|e?lott|pvp|cockfight)$/.test(new URL(page.url()).pathname)

const addressOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url())
  return decodeURIComponent(pathname + search + hash)
}

/** A link by its address; an item of a menu, which has none, by its text. */
type LinkId = { readonly address: string | null; readonly text: string }

async function readLinks(links: Locator): Promise<readonly LinkId[]> {
  return links.evaluateAll((all) =>
    all.map((one) => ({ address: one.getAttribute('href'), text: (one as HTMLElement).innerText.trim() })),
  )
}

/** Follows one link by a press, and returns where it led. */
async function follow(visitor: Visitor, place: Place, { address, text }: LinkId): Promise<string> {
  const { page } = visitor
  const links = await place.links(visitor)
  await (address === null ? links.filter({ hasText: text }) : links.and(page.locator(`[href="${address}"]`)))
    .first()
    .click()
  await page.waitForTimeout(SETTLE_MS)
  await waitUntilStable(page)
  return addressOf(page)
}

/** Opens home and waits until the frame knows who is signed in: its links depend on it. */
async function openHome(visitor: Visitor, person: Person): Promise<void> {
  await open(visitor.page, '/')
  const isVisitor = person === 'visitor'
  await (isVisitor ? visitor.page.locator('header [data-visitor]') : accountButton(visitor)).waitFor()
}

/** The links that were not followed yet; items of a menu have no address, and all are followed. */
function newLinks(links: readonly LinkId[], followed: Set<string>): readonly LinkId[] {
  return links.filter(({ address }) => {
    if (address === null) return true
    // Another address of the site has no session of this browser.
    const isNew = !followed.has(address) && address.startsWith('/')
    followed.add(address)
    return isNew
  })
}

type Follower = { readonly visitor: Visitor; readonly person: Person; readonly followed: Set<string> }

async function followPlace(tour: LinkTour, { visitor, person, followed }: Follower, place: Place): Promise<void> {
  await openHome(visitor, person)
  const links = await readLinks(await place.links(visitor))
  if (links.length === 0) tour.report(`${person} ${place.name}`, ['has no links'])
  for (const link of newLinks(links, followed)) {
    await openHome(visitor, person)
    const errorsBefore = visitor.pageErrors.length
    const reached = await follow(visitor, place, link)
    const name = `${person} ${place.name}: ${link.text || link.address} → ${reached}`
    tour.report(name, await faultsOf(visitor, errorsBefore))
  }
}

/** Follows the links of one person, each address once. */
async function followAll(tour: LinkTour, person: Person): Promise<void> {
  const followed = new Set<string>()
  for (const device of ['desktop', 'phone'] as const) {
    const visitor = await visit(tour.browser, tour.origin, { device, theme: 'dark', language: 'es' })
    await signInAs[person](visitor, tour.databaseUrl)
    const offered = places.filter((place) => place.device === device && (person !== 'visitor' || !place.isForMembers))
    for (const place of offered) await followPlace(tour, { visitor, person, followed }, place)
    await visitor.context.close()
  }
}

/** Follows every link of side menu, header, footer, account menu, bottom bar and the sheet behind “more”. */
export async function followEveryLink(tour: LinkTour): Promise<void> {
  for (const person of Object.keys(signInAs) as Person[]) await followAll(tour, person)
}
