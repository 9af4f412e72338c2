import { randomInt } from 'node:crypto'
import { err, ok, present, type Currency, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { Passwords } from '../../platform/secrets/index.ts'
import { removeFactors } from '../factor/index.ts'
import { findByName, isUsername, setBlocked, setPassword, type Account } from '../identity/index.ts'
import { openAccount } from '../member/index.ts'
import { clearResets, startOneTime } from '../password/index.ts'
import { clearFailuresOf, endAllOf } from '../session/index.ts'
import { listStaff, type StaffEntry } from './staff.sql.ts'

export type StaffOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly passwords: Pick<Passwords, 'hash'>
  readonly merchant: string
  readonly currency: Currency
  readonly language: Language
  /** Opens the wallets of an account in the same transaction. Injected, because `people` must not import `money`. */
  readonly openWallets: (tx: Tx, account: Account) => Promise<void>
}

export type StaffRefusal = 'staff.name' | 'staff.taken' | 'staff.unknown' | 'staff.done'

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LETTERS = 5

const draw = (): string => present(LETTERS[randomInt(LETTERS.length)], 'a letter')

/** Whoever signs in with it must choose another, within a day. */
function makePassword(): string {
  const group = (): string => Array.from({ length: GROUP_LETTERS }, draw).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

type StaffAction = 'staff.add' | 'staff.disable' | 'staff.enable' | 'staff.reset'

async function record({ clock }: StaffOptions, tx: Tx, { id, username }: Account, action: StaffAction): Promise<void> {
  const entry = { actor: 'house', action, subject: `account:${id}`, detail: { username } }
  await writeAuditEntry(tx, entry, clock.nowMs())
}

/** A password with its hash, made before the transaction that stores it. */
export async function makeStaffPassword({ passwords }: Pick<StaffOptions, 'passwords'>) {
  const password = makePassword()
  const hashed = await passwords.hash(password)
  return {
    password,
    hash: present(hashed.ok ? hashed.value : undefined, 'a hash, because nothing else is hashed here'),
  }
}

/** Opens an account of staff in the caller's transaction. */
export async function openStaff(
  options: StaffOptions,
  tx: Tx,
  username: string,
  hash: string,
): Promise<Result<undefined, StaffRefusal>> {
  if (!isUsername(username)) return err('staff.name')
  const { language } = options
  const opening = { username, kind: 'operator', language, passwordHash: hash, mustChangePassword: true } as const
  const account = await openAccount(tx, options, opening)
  if (account === undefined) return err('staff.taken')
  await startOneTime(tx, account.id, options.clock.nowMs())
  await record(options, tx, account, 'staff.add')
  return ok(undefined)
}

/** Opens an account of staff. Returns its password, which is stored nowhere. */
export async function addStaff(options: StaffOptions, username: string): Promise<Result<string, StaffRefusal>> {
  const { password, hash } = await makeStaffPassword(options)
  const opened = await options.db.transact((tx) => openStaff(options, tx, username, hash))
  return opened.ok ? ok(password) : opened
}

async function findStaff(tx: Tx, merchant: string, username: string): Promise<Account | undefined> {
  const found = await findByName(tx, merchant, username)
  return found?.account.kind === 'operator' ? found.account : undefined
}

type Change = (tx: Tx, account: Account, nowMs: number) => Promise<Result<undefined, StaffRefusal>>

/** Changes an account of staff and ends its sessions. */
function change(
  options: StaffOptions,
  username: string,
  action: StaffAction,
  apply: Change,
): Promise<Result<undefined, StaffRefusal>> {
  const { db, clock, merchant } = options
  return db.write(async (tx) => {
    const account = await findStaff(tx, merchant, username)
    if (account === undefined) return err('staff.unknown')
    const nowMs = clock.nowMs()
    const done = await apply(tx, account, nowMs)
    if (!done.ok) return done
    await endAllOf(tx, account.id, undefined, nowMs)
    await record(options, tx, account, action)
    return ok(undefined)
  })
}

const block =
  (isBlocked: boolean): Change =>
  async (tx, account, nowMs) => {
    if (account.isBlocked === isBlocked) return err('staff.done')
    await setBlocked(tx, account.id, isBlocked ? nowMs : null)
    return ok(undefined)
  }

/** Closes the sign-in of staff: their sessions end, and what they have done stays. */
export const disableStaff = (options: StaffOptions, username: string): Promise<Result<undefined, StaffRefusal>> =>
  change(options, username, 'staff.disable', block(true))

export const enableStaff = (options: StaffOptions, username: string): Promise<Result<undefined, StaffRefusal>> =>
  change(options, username, 'staff.enable', block(false))

/**
 * Takes away second factors, the password and every way that is open to choose another; the new password is returned.
 * For who has lost them, or has been robbed of them: a link in a mail would otherwise be enough to sign in.
 */
export async function resetStaff(options: StaffOptions, username: string): Promise<Result<string, StaffRefusal>> {
  const { password, hash } = await makeStaffPassword(options)
  const reset: Change = async (tx, account, nowMs) => {
    const { id } = account
    await removeFactors(tx, id)
    await clearResets(tx, id)
    await setPassword(tx, id, hash, { mustChange: true, nowMs })
    await startOneTime(tx, id, nowMs)
    await clearFailuresOf(tx, account)
    return ok(undefined)
  }
  const done = await change(options, username, 'staff.reset', reset)
  return done.ok ? ok(password) : done
}

export const readStaff = ({ db, merchant }: StaffOptions): Promise<readonly StaffEntry[]> =>
  db.read((tx) => listStaff(tx, merchant))
