import { MAIL_KINDS, type InboxEvent, type MailKind } from '@ronda/contract'
import { hours, minutes } from '@ronda/core'

/** What goes by mail until a member says otherwise. Moves to a vendor are made by hand and many: nobody misses a mail. */
const MAILED: Readonly<Record<MailKind, boolean>> = {
  deposit: true,
  withdrawal: true,
  transfer: true,
  adjustment: true,
  vendor: false,
  limit: true,
}

/** The kind whose setting decides; undefined for what is mailed by its own feature. */
export function mailKindOf(event: InboxEvent): MailKind | undefined {
  const [kind] = event.split('.')
  return MAIL_KINDS.find((each) => each === kind)
}

/** What a member has set, over what the product has. */
export function mailSettings(own: ReadonlyMap<MailKind, boolean>): readonly { kind: MailKind; isOn: boolean }[] {
  return MAIL_KINDS.map((kind) => ({ kind, isOn: own.get(kind) ?? MAILED[kind] }))
}

export function isMailed(event: InboxEvent, own: ReadonlyMap<MailKind, boolean>): boolean {
  const kind = mailKindOf(event)
  return kind !== undefined && (own.get(kind) ?? MAILED[kind])
}

/** As often as a mail is tried before it is given up: the message itself stays. */
export const MAIL_TRIES_MAX = 8

/** Tried again soon at first, then less and less. */
export function nextMailMs(tries: number, nowMs: number): number {
  return nowMs + Math.min(hours(6), minutes(1) * 2 ** tries)
}
