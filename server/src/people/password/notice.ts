import { escapeHtml, fillText } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { passwordNotices as english } from '@ronda/i18n/en/people/passwordNotices'
import { passwordNotices as spanish } from '@ronda/i18n/es/people/passwordNotices'

/** A mail as it is sent: the same content as HTML and as plain text. */
export type Letter = { readonly subject: string; readonly text: string; readonly html: string }

const texts = { en: english, es: spanish } as const

/** A change of an account of which its owner is notified. */
export type Change = keyof typeof english.changes

/** Decisions of the brand, which nobody else can have caused. */
const BRAND_DECISIONS: ReadonlySet<Change> = new Set(['documentApproved', 'documentRefused', 'documentAskedAgain'])

type Draft = {
  readonly language: Language
  readonly subject: string
  readonly greeting: string
  readonly body: string
  readonly button: { readonly label: string; readonly url: string }
  readonly note: string
  readonly signature: string
}

/** Styles are inline, because mail programs ignore style sheets. */
export function composeLetter({ language, subject, greeting, body, button, note, signature }: Draft): Letter {
  const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;background:#f4f1ea;color:#1d1a16;font:16px/1.5 system-ui,sans-serif">',
    '<div style="max-width:520px;margin:24px auto;padding:32px;background:#fff;border-radius:16px">',
    paragraph(greeting),
    paragraph(body),
    `<p style="margin:0 0 24px"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;`,
    `border-radius:10px;background:#b3261e;color:#fff;text-decoration:none">${escapeHtml(button.label)}</a></p>`,
    paragraph(note),
    paragraph(signature),
    '</div></body></html>',
  ].join('')
  const text = [greeting, body, `${button.label}: ${button.url}`, note, signature].join('\n\n')
  return { subject, text, html }
}

export type Recipient = { readonly language: Language; readonly username: string; readonly brandName: string }

/** `to` is the new value, masked; only some changes have one. */
export type ChangeNotice = { readonly change: Change; readonly to?: string }

/** The changes that a recipient may object to. */
const OBJECTABLE: ReadonlySet<Change> = new Set([
  'password',
  'paymentPassword',
  'authenticatorAdded',
  'authenticatorRemoved',
  'passkeyAdded',
  'passkeyRemoved',
  'email',
  'mobile',
  'payoutAdded',
])

export function isObjectable(change: Change): boolean {
  return OBJECTABLE.has(change)
}

type Frame = { readonly subject: string; readonly note: string; readonly button: string; readonly sms: string }
type Frames = Readonly<Record<'papers' | 'objectable' | 'changed', Frame>>

function frameOf({ papers, objectable, changed }: Frames, change: Change): Frame {
  if (BRAND_DECISIONS.has(change)) return papers
  return isObjectable(change) ? objectable : changed
}

/** `url` is the target of the button: the site, or the objection page. */
export function changeLetter(recipient: Recipient, { change, to = '' }: ChangeNotice, url: string): Letter {
  const { changes, greeting, signature, ...frames } = texts[recipient.language]
  const changed = frameOf(frames, change)
  const filling = { username: recipient.username, brandName: recipient.brandName, to }
  return composeLetter({
    language: recipient.language,
    subject: fillText(changed.subject, filling),
    greeting: fillText(greeting, filling),
    body: fillText(changes[change], filling),
    button: { label: fillText(changed.button, filling), url },
    note: changed.note,
    signature: fillText(signature, filling),
  })
}

export function changeSms(recipient: Recipient, { change, to = '' }: ChangeNotice, url: string): string {
  const { changes, ...frames } = texts[recipient.language]
  const { sms } = frameOf(frames, change)
  return fillText(sms, { brandName: recipient.brandName, change: fillText(changes[change], { to }), url })
}
