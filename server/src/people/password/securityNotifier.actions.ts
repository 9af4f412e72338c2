import type { Clock } from '../../platform/clock/clock.ts'
import type { BackgroundTasks } from '../../platform/background/backgroundTasks.ts'
import type { Messages } from '../../platform/messages/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { hashToken, makeToken, type SecretKey } from '../../platform/secrets/index.ts'
import { contactsOf, type Account, type Contacts } from '../identity/index.ts'
import { changeLetter, changeSms, isObjectable, type ChangeNotice } from './notice.ts'
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

/** The contacts before the change: whoever made it may have changed those as well. */
export type Reach = Pick<Contacts, 'mobile' | 'email'>

export type SecurityNotifier = {
  /** Must be called after the change is committed; a failure to deliver is ignored. */
  notify(account: Account, change: ChangeNotice, before?: Reach): void
}

/** The link of the message: the site, or the page where the recipient says that they did not make the change. */
async function linkFor(
  { db, clock, origins }: SecurityNotifierOptions,
  account: Account,
  { change }: ChangeNotice,
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
  change: ChangeNotice,
  before?: Reach,
): Promise<void> {
  const { db, key, messages, brandName } = options
  const reach = before ?? (await db.read((tx) => contactsOf(tx, key, account.id)))
  if (reach.mobile === null && reach.email === null) return
  const url = await linkFor(options, account, change)
  const recipient = { language: account.language, username: account.username, brandName }
  // A replaced number is notified by SMS to the old number; everything else by mail if there is an address.
  if (reach.mobile !== null && (change.change === 'mobile' || reach.email === null)) {
    const sent = await messages.sendSms({ to: reach.mobile, text: changeSms(recipient, change, url) })
    if (!sent.ok) throw new Error(`the security notice was not sent: ${sent.error}`)
    return
  }
  if (reach.email === null) return
  const letter = changeLetter(recipient, change, url)
  const sent = await messages.sendMail({ to: reach.email, ...letter })
  if (!sent.ok) throw new Error(`the security notice was not sent: ${sent.error}`)
}

/** Notifies owners of changes to their credentials, so that they notice a thief. */
export function openSecurityNotifier(options: SecurityNotifierOptions): SecurityNotifier {
  return {
    notify: (account, change, before) =>
      options.background.run('security notice', () => send(options, account, change, before)),
  }
}
