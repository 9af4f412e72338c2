import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'

/** What the databases of a whole run of tests take, with room to spare. */
const ROOM_MIN = 8 * 1024 ** 3

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= ROOM_MIN
}

/**
 * A folder for a database that is thrown away afterwards: in memory where there is room, since a disk that is shared with
 * others may keep a commit waiting for seconds.
 */
export function passingFolder(name: string): string {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), `ronda-${name}-`))
  // PostgreSQL may run as another user, who must get through.
  chmodSync(folder, 0o755)
  return folder
}
