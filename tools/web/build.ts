import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Trouble } from '../machine/command.mjs'
import { DATA, ROOT } from '../machine/places.mjs'
import { compressFolder } from './compress.ts'
import { hashSources, type WebApp } from './sources.ts'

const stampOf = (app: WebApp): string => join(DATA, 'build', `${app}.sha256`)

export function isBuilt(app: WebApp): boolean {
  const stamp = stampOf(app)
  if (!existsSync(stamp) || !existsSync(join(ROOT, 'web', app, 'dist/index.html'))) return false
  return readFileSync(stamp, 'utf8') === hashSources(ROOT, app)
}

/** Builds one app into its `dist` folder. */
export async function build(app: WebApp): Promise<void> {
  const stamp = stampOf(app)
  // A build that breaks off must not pass for a finished one, nor a file saved meanwhile for a built one.
  rmSync(stamp, { force: true })
  const hash = hashSources(ROOT, app)
  const folder = join(ROOT, 'web', app)
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Trouble(`web/${app} could not be built`)
  await compressFolder(join(folder, 'dist'))
  mkdirSync(join(DATA, 'build'), { recursive: true })
  writeFileSync(stamp, hash)
}
