import fs from 'node:fs'
import { CommandError } from './command.mjs'
import { ROOT } from './places.mjs'

const MEGABYTE = 1024 * 1024

/** Below this, the failure was most likely caused by a full disk. */
const FULL_MEGABYTES = 64

/** @returns {number} */
function freeMegabytes() {
  const { bavail, bsize } = fs.statfsSync(ROOT)
  return Math.floor((bavail * bsize) / MEGABYTE)
}

/**
 * @param {number} megabytes
 * @param {string} purpose
 */
export function requireDiskSpace(megabytes, purpose) {
  const free = freeMegabytes()
  if (free >= megabytes) return
  throw new CommandError(
    `The disk is almost full: ${purpose} needs about ${megabytes} MB and ${free} MB are free in ${ROOT}`,
  )
}

/** Reports a full disk as the cause, if it is. */
export function explainFullDisk() {
  const free = freeMegabytes()
  if (free >= FULL_MEGABYTES) return
  throw new CommandError(
    `The disk is full: ${free} MB are free in ${ROOT}. Free some space and run this again; nothing was lost.`,
  )
}
