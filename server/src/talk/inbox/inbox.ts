import { MAIL_KINDS, type InboxEvent, type MailKind } from '@ronda/contract'
import { hours, minutes } from '@ronda/core'

/** The default mail settings. Transfers to a vendor are frequent and made by the member, so they are not mailed. */
const MAILED: Readonly<Record<MailKind, boolean>> = {
  deposit: true,
  withdrawal: true,
  transfer: true,
  adjustment: true,
  vendor: false,
  redemption: true,
  promotion: true,
  limit: true,
  contract: true,
  payslip: true,
}

/** The mail setting that applies to an event; undefined for events that are mailed by their own feature. */
export function mailKindOf(event: InboxEvent): MailKind | undefined {
  const [kind] = event.split('.')
  return MAIL_KINDS.find((each) => each === kind)
}

/** The member's own settings, and the defaults where none is set. */
export function mailSettings(own: ReadonlyMap<MailKind, boolean>): readonly { kind: MailKind; isOn: boolean }[] {
  return MAIL_KINDS.map((kind) => ({ kind, isOn: own.get(kind) ?? MAILED[kind] }))
}

export function isMailed(event: InboxEvent, own: ReadonlyMap<MailKind, boolean>): boolean {
  const kind = mailKindOf(event)
  return kind !== undefined && (own.get(kind) ?? MAILED[kind])
}

/** Tries before a mail is given up; the inbox message stays. */
export const MAIL_TRIES_MAX = 8

/** Exponential backoff from one minute, at most six hours. */
export function nextMailMs(tries: number, nowMs: number): number {
  return nowMs + Math.min(hours(6), minutes(1) * 2 ** tries)
}
