import type { Clock } from '../../platform/clock/clock.ts'
import type { BackgroundTasks } from '../../platform/background/backgroundTasks.ts'
import type { Messages } from '../../platform/messages/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { hashToken, makeToken, type SecretKey } from '../../platform/secrets/index.ts'
import { contactsOf, type Account, type Contacts } from '../identity/index.ts'
import { changeLetter, changeSms, isObjectable, type ChangeTold } from './notice.ts'
import { OBJECTION_LIFE_MS, OBJECTION_PATH } from './objection.ts'
import { insertObjection } from './objection.sql.ts'

export type SecurityNotifierOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  readonly background: BackgroundTasks
  readonly messages: Pick<Messages, 'sendMail' | 'sendSms'>
  readonly brandName: string
  readonly origins: () => readonly string[]
}

/** Where the owner could be reached before the change: whoever made it may have changed that as well. */
export type Reach = Pick<Contacts, 'mobile' | 'email'>

export type SecurityNotifier = {
  /** After the change is committed; whether it arrives changes nothing. */
  tell(account: Account, change: ChangeTold, before?: Reach): void
}

/** Where the message leads: to the house, or to a page where whoever got it says that it was not them. */
async function linkFor(
  { db, clock, origins }: SecurityNotifierOptions,
  account: Account,
  { change }: ChangeTold,
): Promise<string> {
  const origin = origins()[0] ?? ''
  if (!isObjectable(change)) return origin
  const link = makeToken()
  const expiresAtMs = clock.nowMs() + OBJECTION_LIFE_MS
  await db.write((tx) => insertObjection(tx, { hash: hashToken(link), account: account.id, change, expiresAtMs }))
  return `${origin}${OBJECTION_PATH}?link=${link}`
}

async function send(
  options: SecurityNotifierOptions,
  account: Account,
  change: ChangeTold,
  before?: Reach,
): Promise<void> {
  const { db, key, messages, brandName } = options
  const reach = before ?? (await db.read((tx) => contactsOf(tx, key, account.id)))
  if (reach.mobile === null && reach.email === null) return
  const url = await linkFor(options, account, change)
  const told = { language: account.language, username: account.username, brandName }
  // A number that was replaced is told by a message to that number; all else by mail where there is an address.
  if (reach.mobile !== null && (change.change === 'mobile' || reach.email === null)) {
    const sent = await messages.sendSms({ to: reach.mobile, text: changeSms(told, change, url) })
    if (!sent.ok) throw new Error(`a notice was not sent: ${sent.error}`)
    return
  }
  if (reach.email === null) return
  const letter = changeLetter(told, change, url)
  const sent = await messages.sendMail({ to: reach.email, ...letter })
  if (!sent.ok) throw new Error(`a notice was not sent: ${sent.error}`)
}

/** Tells owners what changed about their keys, so that what a thief does is noticed. */
export function openSecurityNotifier(options: SecurityNotifierOptions): SecurityNotifier {
  return {
    tell: (account, change, before) =>
      options.background.run('notice to the owner', () => send(options, account, change, before)),
  }
}
