import fs from 'node:fs'
import { Trouble } from './command.mjs'
import { explainFullDisk, requireRoom } from './disk.mjs'
import { installedSoFar, missingHere } from './packages.mjs'
import { withProgress } from './progress.mjs'
import { runQuietly } from './quietly.mjs'

/** Packages on the disk plus npm's cache of them, measured and rounded up. */
const ROOM_MEGABYTES = { product: 900, everything: 1_300 }

/** Three quick tries: a machine without a network should hear of it in half a minute, not in two. */
const RETRIES = ['--fetch-retries=3', '--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=10000']

const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/

/**
 * The npm that started us, or the one in the path.
 * @returns {[string, ...string[]]}
 */
function findNpm() {
  const script = process.env['npm_execpath']
  if (script?.endsWith('npm-cli.js') && fs.existsSync(script)) return [process.execPath, script]
  return ['npm']
}

/**
 * What to tell a person whose install failed.
 * @param {string} output
 * @returns {string}
 */
export function tellFailure(output) {
  if (output.includes('ENOSPC'))
    return 'The disk filled up while packages were installed. Make room and run this again.'
  if (OFFLINE.test(output)) {
    return 'The packages could not be fetched: there seems to be no network. Connect and run this again.'
  }
  return `npm could not install the packages:\n${output.trim().split('\n').slice(-20).join('\n')}`
}

/** @param {boolean} dev */
async function runNpm(dev) {
  const kinds = dev ? '--include=dev' : '--omit=dev'
  const { code, output } = await runQuietly([
    ...findNpm(),
    'ci',
    kinds,
    '--loglevel=error',
    '--no-progress',
    ...RETRIES,
  ])
  if (code === 0) return
  explainFullDisk()
  throw new Trouble(tellFailure(output))
}

/**
 * Installs the packages the lock file names, unless they are there. Those of the product are a part of everything, so
 * a full install serves both.
 * @param {{ dev: boolean }} options
 */
export async function ensurePackages({ dev }) {
  if (missingHere(dev).length === 0) return
  const room = dev ? ROOM_MEGABYTES.everything : ROOM_MEGABYTES.product
  requireRoom(room, 'installing packages')
  await withProgress(
    'Installing packages (once, about a minute)',
    () => runNpm(dev),
    () => installedSoFar(dev),
  )
  const missing = missingHere(dev)
  if (missing.length === 0) return
  throw new Trouble(
    `npm finished, but these parts for ${process.platform} ${process.arch} are missing:\n  ${missing.join('\n  ')}\n` +
      'The registry may lack them for this machine; delete node_modules and try again.',
  )
}
