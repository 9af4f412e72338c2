import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { LOOKS, openBrowser, type Device, type Language, type Theme } from './browser.ts'
import { makeNewcomer, openGame, register } from './steps.ts'
import { openTestHouse } from './openTestHouse.ts'
import { nameOf, visit, type Look, type Visitor } from './visitor.ts'

/** Every screen there is, in the order a newcomer meets them. A new screen gets its line here. */
const screens: readonly { readonly name: string; readonly show: (visitor: Visitor) => Promise<void> }[] = [
  { name: 'home', show: ({ page }) => open(page, '/') },
  { name: 'slots', show: ({ page }) => open(page, '/rng') },
  { name: 'search-without-result', show: ({ page }) => open(page, '/rng?q=zzz') },
  { name: 'fairness', show: ({ page }) => open(page, '/fairness') },
  { name: 'help', show: ({ page }) => open(page, '/help') },
  { name: 'login', show: ({ page }) => open(page, '/login') },
  { name: 'register', show: ({ page }) => open(page, '/register') },
  { name: 'not-found', show: ({ page }) => open(page, '/nowhere') },
  { name: 'game-for-visitors', show: ({ page }) => open(page, '/seamless?game=FERIA_DE_LUZ&mode=real') },
  { name: 'docs', show: ({ page }) => open(page, '/docs') },
  {
    name: 'home-member',
    show: async (visitor) => {
      await register(visitor, makeNewcomer())
      await open(visitor.page, '/')
    },
  },
  { name: 'account', show: ({ page }) => open(page, '/member') },
  {
    name: 'game',
    show: async (visitor) => {
      await open(visitor.page, '/')
      await openGame(visitor, 'real')
      await settle(visitor.page)
    },
  },
  { name: 'game-prizes', show: (visitor) => openPanel(visitor, visitor.texts.play.panel.prizes) },
  { name: 'game-facts', show: (visitor) => openPanel(visitor, visitor.texts.play.panel.facts) },
  { name: 'game-fairness', show: (visitor) => openPanel(visitor, visitor.texts.play.panel.fairness) },
]

const FOLDER = join(import.meta.dirname, '../screens')
const DEVICES = Object.keys(LOOKS) as readonly Device[]
const THEMES: readonly Theme[] = ['dark', 'light']
const LANGUAGES: readonly Language[] = ['es', 'en']

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settle(page)
}

/** Until pictures are there and nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(600)
}

async function openPanel({ page, texts }: Visitor, name: string): Promise<void> {
  const frame = page.frameLocator('iframe')
  const tab = frame.getByRole('tab', { name })
  if (!(await tab.isVisible())) await frame.getByRole('button', { name: texts.play.hud.menu }).click()
  await tab.click()
  await settle(page)
}

async function photograph(browser: Browser, origin: string, look: Look): Promise<void> {
  const visitor = await visit(browser, origin, look)
  for (const screen of screens) {
    await screen.show(visitor)
    await visitor.page.screenshot({ path: join(FOLDER, `${screen.name}-${nameOf(look)}.png`) })
    console.log(`  ${nameOf(look)}  ${screen.name}`)
  }
  await visitor.context.close()
}

/** One page with every picture, a row a screen, so that a difference between looks meets the eye. */
function contactSheet(looks: readonly Look[]): string {
  const row = (name: string): string =>
    looks.map((look) => `<a href="${name}-${nameOf(look)}.png"><img src="${name}-${nameOf(look)}.png"></a>`).join('')
  const rows = screens.map(({ name }) => `<h2>${name}</h2><div>${row(name)}</div>`)
  const style = 'body{background:#888;font:16px sans-serif}div{display:flex;gap:8px;align-items:start}img{height:420px}'
  return `<!doctype html><meta charset="utf-8"><title>Ronda: every screen</title><style>${style}</style>${rows.join('')}`
}

const looks = DEVICES.flatMap((device) =>
  THEMES.flatMap((theme) => LANGUAGES.map((language): Look => ({ device, theme, language }))),
)
// `npm run screens -- phone-dark-es` for one look only.
const wanted = process.argv.slice(2)
const chosen = looks.filter((look) => wanted.length === 0 || wanted.includes(nameOf(look)))

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const { house, close } = await openTestHouse()
const browser = await openBrowser()
try {
  for (const look of chosen) await photograph(browser, house.origin, look)
  writeFileSync(join(FOLDER, 'index.html'), contactSheet(chosen))
  console.log(`\n${screens.length * chosen.length} pictures: ${join('screens', 'index.html')}`)
} finally {
  await browser.close()
  await close()
}
