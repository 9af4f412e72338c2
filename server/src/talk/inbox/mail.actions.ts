import { inboxPlace, type InboxPlace } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { contactsOf, findById } from '../../people/identity/index.ts'
import { composeLetter, type Letter } from '../../people/password/index.ts'
import { MAIL_TRIES_MAX, nextMailMs } from './inbox.ts'
import type { InboxOptions } from './inbox.actions.ts'
import { endMail, takeDueMails, type DueMail } from './inbox.sql.ts'
import { mailFrame, composeMessage } from './inboxText.ts'

const BATCH_MAX = 50

type Addressed = { readonly to: string; readonly letter: Letter }

const pathOf = (place: InboxPlace): string =>
  'search' in place ? `${place.to}?${new URLSearchParams(place.search).toString()}` : place.to

/** Undefined without a verified address: an unverified one may belong to somebody else. */
async function writeLetter(options: InboxOptions, mail: DueMail): Promise<Addressed | undefined> {
  const { db, key, brandName, origins } = options
  const { contacts, found } = await db.read(async (tx) => ({
    contacts: await contactsOf(tx, key, mail.account),
    found: await findById(tx, mail.account),
  }))
  if (contacts.email === null || !contacts.isEmailProven || found === undefined) return undefined
  const { language, username } = found.account
  const { title, body } = composeMessage(mail, language)
  const frame = mailFrame(language)
  const filling = { title, brandName, username }
  const letter = composeLetter({
    language,
    subject: fillText(frame.subject, filling),
    greeting: fillText(frame.greeting, filling),
    body: `${title}. ${body}`,
    button: { label: frame.open, url: `${origins()[0] ?? ''}${pathOf(inboxPlace(mail))}` },
    note: frame.note,
    signature: fillText(frame.signature, filling),
  })
  return { to: contacts.email, letter }
}

/** Sends one mail. A mail that was not accepted stays due until `MAIL_TRIES_MAX` tries. */
async function mailOne(options: InboxOptions, mail: DueMail): Promise<void> {
  const addressed = await writeLetter(options, mail)
  const sent = addressed && (await options.messages.sendMail({ to: addressed.to, ...addressed.letter }))
  const isOver = sent === undefined || sent.ok || sent.error === 'rejected' || mail.tries >= MAIL_TRIES_MAX
  if (isOver) await options.db.write((tx) => endMail(tx, mail.id))
}

/** Sends the mails that are due. Concurrent calls are safe: each mail is taken by one of them. */
export async function sendDueMails(options: InboxOptions): Promise<number> {
  const { db, clock, failures } = options
  const nowMs = clock.nowMs()
  const due = await db.write((tx) =>
    takeDueMails(tx, nowMs, { againMs: (tries) => nextMailMs(tries, nowMs), atMost: BATCH_MAX }),
  )
  await failures.each(
    'inbox.mail',
    due,
    ({ id }) => id,
    (mail) => mailOne(options, mail),
  )
  return due.length
}
