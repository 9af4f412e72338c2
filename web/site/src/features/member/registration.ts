import { cleanField, type RegisterField, type RegisterRule } from '@ronda/contract'
import { digitsOf } from '@ronda/base/verification/phone.ts'
import type { RegisterValues } from './draft.ts'

type Sent = Partial<Record<Exclude<RegisterField, 'captcha'>, string>>

/** What a form sends: the shown and filled fields, cleaned. The captcha is sent with the id of its picture. */
export function fieldsToSend(rules: readonly RegisterRule[], values: RegisterValues): Sent {
  const sent: Sent = {}
  for (const { field } of rules) {
    if (field === 'captcha') continue
    const text = field === 'mobileNum' ? digitsOf(values[field]) : cleanField(field, values[field])
    if (text !== '') sent[field] = text
  }
  return sent
}

/** The invitation code of an account that opens by one click: that of the link, else the one typed into the form. */
export function invitationOf(
  linked: string | undefined,
  rules: readonly RegisterRule[],
  values: RegisterValues,
): string | undefined {
  return linked ?? fieldsToSend(rules, values).affiliateCode
}
