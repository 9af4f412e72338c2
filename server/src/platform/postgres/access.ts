import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { giveToPostgres } from './launch.ts'

/** The role that owns everything in the embedded server. */
const ROLE = 'ronda'

/** Part of the socket's name. It is no TCP port, so it need not be free on the machine. */
const PORT = '5432'

/** The operating system stores the path of a socket in 108 bytes, the last of them zero. */
const SOCKET_PATH_BYTES_MAX = 107

/** By peer authentication the kernel names the connecting user; only the one who starts the server may connect. */
const HBA = `# Written at each start.
local all ${ROLE} peer map=${ROLE}
`

function identOf(user: string): string {
  return `# Written at each start.
${ROLE} "${user.replaceAll('"', '""')}" ${ROLE}
`
}

/** A crash while writing must not leave half a file: the server would not start on it. */
function replaceFile(path: string, text: string): void {
  const fresh = `${path}.new`
  writeFileSync(fresh, text, { mode: 0o600, flush: true })
  giveToPostgres(fresh)
  renameSync(fresh, path)
}

/** Lets only the user of the machine who starts the server connect to it. */
export function closeToOthers(dataDir: string): void {
  replaceFile(join(dataDir, 'pg_ident.conf'), identOf(userInfo().username))
  replaceFile(join(dataDir, 'pg_hba.conf'), HBA)
}

/**
 * The folder of the server's socket: the data folder itself, which PostgreSQL keeps at mode 0700. Where its path is too
 * long for a socket, a folder of the same mode among the machine's temporary ones.
 */
export function socketFolderOf(dataDir: string): string {
  const path = join(dataDir, `.s.PGSQL.${PORT}`)
  if (Buffer.byteLength(path) <= SOCKET_PATH_BYTES_MAX) return dataDir
  const folder = mkdtempSync(join(tmpdir(), 'ronda-socket-'))
  giveToPostgres(folder)
  return folder
}

export function removeSocketFolder(dataDir: string, socketFolder: string): void {
  if (socketFolder !== dataDir) rmSync(socketFolder, { recursive: true, force: true })
}

export function socketUrl(socketFolder: string, database: string): string {
  return `postgres://${ROLE}@${encodeURIComponent(socketFolder)}:${PORT}/${database}`
}
