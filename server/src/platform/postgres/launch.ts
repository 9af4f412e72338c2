import { chownSync, existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { present } from '@ronda/core'

/** A user of the machine that is not root. */
export type OtherUser = { readonly uid: number; readonly gid: number }

/** The arguments of a spawn. */
export type Launch = { readonly program: string; readonly args: readonly string[]; readonly as: Partial<OtherUser> }

/** Part of every Debian, and of most other Linux systems. */
const SETPRIV = '/usr/bin/setpriv'

/** PostgreSQL refuses to run as root, so root runs it as another user of the machine. */
function otherUser(): OtherUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = users.find((user) => user.startsWith('postgres:')) ?? users.find((user) => user.startsWith('nobody:'))
  const [, , uid, gid] = present(line, 'a user to run PostgreSQL as').split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Whether every user may enter the folder; root's own home, for example, is closed. */
function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0
  return isOpen && (dirname(folder) === folder || isOpenToAll(dirname(folder)))
}

/** Makes the user that PostgreSQL will run as the owner of a folder. */
export function giveToPostgres(folder: string): void {
  const user = otherUser()
  if (user) chownSync(folder, user.uid, user.gid)
}

/**
 * How to start a program of PostgreSQL: never as root, and so that it stops by itself when we are killed, because a
 * database left running would keep the next start from its data.
 */
export function launch(program: string, dataDir: string, args: readonly string[]): Launch {
  const user = otherUser()
  if (!existsSync(SETPRIV)) return { program, args, as: user ?? {} }
  const words = ['--pdeathsig', 'INT']
  if (user) words.push(`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups')
  // Inside root's home the other user could not reach its program or its data: this lets it enter closed folders.
  if (user && !(isOpenToAll(dirname(program)) && isOpenToAll(dirname(dataDir)))) {
    words.push('--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup')
  }
  return { program: SETPRIV, args: [...words, program, ...args], as: {} }
}
