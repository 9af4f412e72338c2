import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { DEVICES, openBrowser, type Device, type Language, type Theme } from './browser.ts'
import { openTestServer } from './openTestServer.ts'
import { screens } from './screenList.ts'
import { nameOf, visit, type Variant } from './visitor.ts'

const FOLDER = join(import.meta.dirname, '../screens')
const DEVICE_NAMES = Object.keys(DEVICES) as readonly Device[]
const THEMES: readonly Theme[] = ['dark', 'light']
const LANGUAGES: readonly Language[] = ['es', 'en']

async function photograph(browser: Browser, origin: string, variant: Variant): Promise<void> {
  const visitor = await visit(browser, origin, variant, { withMotion: true })
  for (const screen of screens) {
    await screen.show(visitor)
    await visitor.page.screenshot({ path: join(FOLDER, `${screen.name}-${nameOf(variant)}.png`) })
    console.log(`  ${nameOf(variant)}  ${screen.name}`)
  }
  await visitor.context.close()
}

/** One page with every picture, one row per screen, so that differences between variants are easy to see. */
function contactSheet(variants: readonly Variant[]): string {
  const row = (name: string): string =>
    variants
      .map((variant) => `<a href="${name}-${nameOf(variant)}.png"><img src="${name}-${nameOf(variant)}.png"></a>`)
      .join('')
  const rows = screens.map(({ name }) => `<h2>${name}</h2><div>${row(name)}</div>`)
  const style = 'body{background:#888;font:16px sans-serif}div{display:flex;gap:8px;align-items:start}img{height:420px}'
  return `<!doctype html><meta charset="utf-8"><title>Ronda: every screen</title><style>${style}</style>${rows.join('')}`
}

const variants = DEVICE_NAMES.flatMap((device) =>
  THEMES.flatMap((theme) => LANGUAGES.map((language): Variant => ({ device, theme, language }))),
)
// `npm run screens -- phone-dark-es` for one variant only.
const wanted = process.argv.slice(2)
const chosen = variants.filter((variant) => wanted.length === 0 || wanted.includes(nameOf(variant)))

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const { server, close } = await openTestServer()
const browser = await openBrowser()
try {
  for (const variant of chosen) await photograph(browser, server.origin, variant)
  writeFileSync(join(FOLDER, 'index.html'), contactSheet(chosen))
  console.log(`\n${screens.length * chosen.length} pictures: ${join('screens', 'index.html')}`)
} finally {
  await browser.close()
  await close()
}
