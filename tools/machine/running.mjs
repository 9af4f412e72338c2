import fs from 'node:fs'
import path from 'node:path'

/**
 * Whether a process with this number exists, ours or another user's.
 * @param {number} pid
 */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * The process that uses the database of a data folder, if there is one: PostgreSQL writes its number on the first line.
 * @param {string} dataDir
 * @returns {number | undefined}
 */
export function databaseHolder(dataDir) {
  const file = path.join(dataDir, 'postgres/postmaster.pid')
  if (!fs.existsSync(file)) return undefined
  const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0])
  return pid > 0 && isAlive(pid) ? pid : undefined
}
