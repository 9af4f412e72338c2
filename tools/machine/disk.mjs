import fs from 'node:fs'
import { Trouble } from './command.mjs'
import { ROOT } from './places.mjs'

const MEGABYTE = 1024 * 1024

/** Below this, whatever just failed most likely failed for want of room. */
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
export function requireRoom(megabytes, purpose) {
  const free = freeMegabytes()
  if (free >= megabytes) return
  throw new Trouble(
    `The disk is almost full: ${purpose} needs about ${megabytes} MB and ${free} MB are free in ${ROOT}`,
  )
}

/** Names a full disk as the cause, when it is. */
export function explainFullDisk() {
  const free = freeMegabytes()
  if (free >= FULL_MEGABYTES) return
  throw new Trouble(`The disk is full: ${free} MB are free in ${ROOT}. Make room and run this again; nothing was lost.`)
}
