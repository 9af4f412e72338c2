import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { CommandError } from './command.mjs'
import { requireDiskSpace } from './disk.mjs'
import { withProgress } from './progress.mjs'
import { runQuietly } from './quietly.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** @returns {string | undefined} */
function findChromium() {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const places = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [process.env['CHROMIUM'] ?? '', ...places].find((place) => place !== '' && fs.existsSync(place))
}

/**
 * How to install a Debian package without asking anyone, where that is possible.
 * @returns {[string, ...string[]] | undefined}
 */
function aptAsRoot() {
  if (!fs.existsSync('/usr/bin/apt-get')) return undefined
  if (process.getuid?.() === 0) return ['apt-get']
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n', 'apt-get'] : undefined
}

/** @param {[string, ...string[]]} words */
async function apt(words) {
  const { code, output } = await runQuietly(words, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  if (code !== 0) throw new CommandError(`Chromium could not be installed:\n${output.trim()}`)
}

/**
 * The browser the journeys run in, from Debian when the machine has none.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = findChromium()
  if (found !== undefined) return found
  const aptGet = aptAsRoot()
  if (aptGet === undefined) {
    throw new CommandError(
      'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium) or set CHROMIUM to its path.',
    )
  }
  requireDiskSpace(600, 'installing Chromium')
  await withProgress('Installing Chromium (once)', async () => {
    await apt([...aptGet, 'update', '-q'])
    await apt([...aptGet, 'install', '-y', '-q', '--no-install-recommends', 'chromium'])
  })
  const installed = findChromium()
  if (installed === undefined)
    throw new CommandError('Chromium was installed but cannot be found; set CHROMIUM to its path.')
  return installed
}
