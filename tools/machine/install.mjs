import fs from 'node:fs'
import { CommandError } from './command.mjs'
import { explainFullDisk, requireDiskSpace } from './disk.mjs'
import { installedSoFar, missingHere } from './packages.mjs'
import { withProgress } from './progress.mjs'
import { runQuietly } from './quietly.mjs'

/** Packages on the disk plus npm's cache, measured and rounded up. */
const DISK_MEGABYTES = { product: 900, everything: 1_300 }

/** Three quick tries: without a network the failure is reported in half a minute instead of two. */
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
 * The message for a user whose install failed.
 * @param {string} output
 * @returns {string}
 */
export function describeInstallFailure(output) {
  if (output.includes('ENOSPC'))
    return 'The disk filled up while packages were installed. Free some space and run this again.'
  if (OFFLINE.test(output)) {
    return 'The packages could not be downloaded: there seems to be no network. Connect and run this again.'
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
  throw new CommandError(describeInstallFailure(output))
}

/**
 * Installs the packages of the lock file, unless they are there. The product's packages are a part of all packages, so
 * a full install serves both.
 * @param {{ dev: boolean }} options
 */
export async function ensurePackages({ dev }) {
  if (missingHere(dev).length === 0) return
  const megabytes = dev ? DISK_MEGABYTES.everything : DISK_MEGABYTES.product
  requireDiskSpace(megabytes, 'installing packages')
  await withProgress(
    'Installing packages (once, about a minute)',
    () => runNpm(dev),
    () => installedSoFar(dev),
  )
  const missing = missingHere(dev)
  if (missing.length === 0) return
  throw new CommandError(
    `npm finished, but these packages for ${process.platform} ${process.arch} are missing:\n  ${missing.join('\n  ')}\n` +
      'The registry may lack them for this machine; delete node_modules and try again.',
  )
}
