import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What the server stores in a data folder. PostgreSQL sets the mode of its own folder. */
const OURS: ReadonlySet<string> = new Set([
  'bench',
  'books',
  'compiled',
  'demo-accounts.json',
  'par',
  'pictures',
  'postgres',
  'prove',
  'secret.key',
])

const OWNER_ONLY = 0o077

/** Removes all permissions of a file or a folder but the owner's. */
function closeToOthers(path: string): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink() || found.uid !== process.getuid?.() || (found.mode & OWNER_ONLY) === 0) return
  chmodSync(path, found.mode & 0o700)
}

/**
 * Makes the data folder and closes it, and what older versions left in it, to other users of the machine; from then on
 * this process makes nothing that they can read. A folder that also holds other files is left as it is: others may
 * need it, as they need `/tmp`.
 */
export function openDataFolder(folder: string): void {
  process.umask(OWNER_ONLY)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const names = readdirSync(folder)
  for (const name of names) if (OURS.has(name) && name !== 'postgres') closeToOthers(join(folder, name))
  if (!names.every((name) => OURS.has(name))) return
  closeToOthers(folder)
  // Root runs PostgreSQL as another user, who must be able to enter its own folder, and can list nothing above it.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711)
}
