import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'

/** More than the databases of a whole test run need. */
const FREE_BYTES_MIN = 8 * 1024 ** 3

function hasSpace(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= FREE_BYTES_MIN
}

function newFolder(place: string, name: string): string {
  const folder = mkdtempSync(join(place, `ronda-${name}-`))
  // PostgreSQL may run as another user, who must be able to enter it.
  chmodSync(folder, 0o755)
  return folder
}

/** A temporary folder on disk. */
export const diskFolder = (name: string): string => newFolder(tmpdir(), name)

/**
 * A temporary folder for a database: in memory where there is enough, since a disk that is shared with others may delay
 * a commit for seconds.
 */
export const temporaryFolder = (name: string): string => newFolder(hasSpace(MEMORY) ? MEMORY : tmpdir(), name)
