import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { LOOKS, openBrowser, type Device, type Language, type Theme } from './browser.ts'
import { openTestServer } from './openTestServer.ts'
import { screens } from './tour.ts'
import { nameOf, visit, type Look } from './visitor.ts'

const FOLDER = join(import.meta.dirname, '../screens')
const DEVICES = Object.keys(LOOKS) as readonly Device[]
const THEMES: readonly Theme[] = ['dark', 'light']
const LANGUAGES: readonly Language[] = ['es', 'en']

async function photograph(browser: Browser, origin: string, look: Look): Promise<void> {
  const visitor = await visit(browser, origin, look, { isSeen: true })
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
const { server, close } = await openTestServer()
const browser = await openBrowser()
try {
  for (const look of chosen) await photograph(browser, server.origin, look)
  writeFileSync(join(FOLDER, 'index.html'), contactSheet(chosen))
  console.log(`\n${screens.length * chosen.length} pictures: ${join('screens', 'index.html')}`)
} finally {
  await browser.close()
  await close()
}
