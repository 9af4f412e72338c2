import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../machine/command.mjs'
import { DATA, ROOT } from '../machine/places.mjs'
import { withProgress } from '../machine/progress.mjs'
import { runQuietly } from '../machine/quietly.mjs'
import { compressFolder } from './compress.ts'
import { hashSources, WEB_APPS, type WebApp } from './sources.ts'

const stampOf = (app: WebApp): string => join(DATA, 'build', `${app}.sha256`)

function isBuilt(app: WebApp): boolean {
  const stamp = stampOf(app)
  if (!existsSync(stamp) || !existsSync(join(ROOT, 'web', app, 'dist/index.html'))) return false
  return readFileSync(stamp, 'utf8') === hashSources(ROOT, app)
}

/** What each app is built into: pages, and for the site also the program that renders them on the server. */
const BUILDS: Readonly<Record<WebApp, readonly (readonly string[])[]>> = {
  site: [[], ['--ssr', 'src/app/renderPage.tsx']],
  office: [[]],
  play: [[]],
}

/** Builds one app into its `dist` folder. */
async function build(app: WebApp): Promise<void> {
  const stamp = stampOf(app)
  // An interrupted build must not pass for a finished one, nor a file saved meanwhile for a built one.
  rmSync(stamp, { force: true })
  const hash = hashSources(ROOT, app)
  const folder = join(ROOT, 'web', app)
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  for (const kind of BUILDS[app]) {
    const { code, output } = await runQuietly([process.execPath, vite, 'build', ...kind, '--logLevel', 'warn'], {
      cwd: folder,
      // Also in a test run: libraries keep their development checks in any other mode.
      env: { NODE_ENV: 'production' },
    })
    if (code !== 0) throw new CommandError(`web/${app} could not be built:\n${output.trim()}`)
    if (output !== '') console.log(output.trim())
  }
  await compressFolder(join(folder, 'dist'))
  mkdirSync(join(DATA, 'build'), { recursive: true })
  writeFileSync(stamp, hash)
}

/** Builds the apps whose sources changed since they were last built. */
export async function buildStale(): Promise<void> {
  const stale = WEB_APPS.filter((app) => !isBuilt(app))
  if (stale.length === 0) return
  const what = `Building the pages (${stale.map((app) => `web/${app}`).join(', ')})`
  await withProgress(what, () => Promise.all(stale.map(build)))
}
