import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from './places.mjs'

/**
 * One entry of a lock file. npm writes `os` and `cpu` as a list or as a single word.
 * @typedef {{
 *   readonly version?: string, readonly integrity?: string, readonly link?: boolean, readonly dev?: boolean,
 *   readonly optional?: boolean, readonly os?: string | readonly string[], readonly cpu?: string | readonly string[],
 *   readonly libc?: string | readonly string[],
 * }} LockLine
 * @typedef {{ readonly packages: Readonly<Record<string, LockLine>> }} Lock
 * @typedef {{ readonly dev: boolean, readonly os: string, readonly cpu: string }} Wanted
 */

/**
 * Optional packages are needed when they are the native part for this machine; all others are only a fallback.
 * @param {LockLine} line
 * @param {Wanted} wanted
 */
function isWanted(line, wanted) {
  if (line.dev && !wanted.dev) return false
  if (!line.optional) return true
  const isNative = line.os !== undefined && line.cpu !== undefined && !line.libc?.includes('musl')
  return isNative && [line.os].flat().includes(wanted.os) && [line.cpu].flat().includes(wanted.cpu)
}

/**
 * Lists what the lock file requires and npm's own record of the last finished install does not have.
 * @param {Lock} lock
 * @param {Lock} installed
 * @param {Wanted} wanted
 * @returns {readonly string[]}
 */
export function missingPackages(lock, installed, wanted) {
  return Object.entries(lock.packages)
    .filter(([place, line]) => place.includes('node_modules/') && isWanted(line, wanted))
    .filter(([place, line]) => {
      const found = installed.packages[place]
      return found === undefined || found.version !== line.version || found.integrity !== line.integrity
    })
    .map(([place]) => place)
}

/**
 * @param {string} file
 * @returns {Lock}
 */
function readLock(file) {
  return /** @type {Lock} */ (JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')))
}

/** @param {boolean} dev */
const wantedHere = (dev) => ({ dev, os: process.platform, cpu: process.arch })

/**
 * Packages whose files are not on the disk.
 * @param {Lock} lock
 * @param {boolean} dev
 */
function absentFiles(lock, dev) {
  const wanted = missingPackages(lock, { packages: {} }, wantedHere(dev))
  return { wanted, absent: wanted.filter((place) => !fs.existsSync(path.join(ROOT, place, 'package.json'))) }
}

/**
 * What is missing on this machine. npm removes its record when it starts and writes it when it has finished, so an
 * interrupted install has none; a package whose files were removed since counts as missing too.
 * @param {boolean} dev
 * @returns {readonly string[]}
 */
export function missingHere(dev) {
  const record = 'node_modules/.package-lock.json'
  if (!fs.existsSync(path.join(ROOT, record))) return ['node_modules']
  const lock = readLock('package-lock.json')
  const unrecorded = missingPackages(lock, readLock(record), wantedHere(dev))
  return unrecorded.length > 0 ? unrecorded : absentFiles(lock, dev).absent
}

/**
 * The progress of an install.
 * @param {boolean} dev
 */
export function installedSoFar(dev) {
  const { wanted, absent } = absentFiles(readLock('package-lock.json'), dev)
  return `${wanted.length - absent.length} of ${wanted.length} packages`
}
