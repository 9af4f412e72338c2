import { REDEEM_QUANTITY_MAX, type Good, type Recipient } from '@ronda/contract'

/** The most pieces that one request can be for. */
export const mostOf = ({ stock, perMember }: Pick<Good, 'stock' | 'perMember'>): number =>
  Math.max(1, Math.min(REDEEM_QUANTITY_MAX, stock ?? REDEEM_QUANTITY_MAX, perMember ?? REDEEM_QUANTITY_MAX))

export type Form = { readonly quantity: number; readonly password: string } & Recipient

export const EMPTY: Form = { quantity: 1, password: '', name: '', address: '', phone: '' }

export type FormProblem = 'points' | 'password' | keyof Recipient

/** Shorter is a typing error; the call refuses it as well. */
const SHORTEST: Readonly<Record<keyof Recipient, number>> = { name: 2, address: 8, phone: 6 }

/** What is wrong with the form. */
export function problemsOf(
  form: Form,
  { kind, price }: Pick<Good, 'kind' | 'price'>,
  current: number,
): ReadonlySet<FormProblem> {
  const problems = new Set<FormProblem>()
  if (form.quantity * price > current) problems.add('points')
  if (kind === 'delivery') {
    for (const field of ['name', 'address', 'phone'] as const) {
      if (form[field].trim().length < SHORTEST[field]) problems.add(field)
    }
  }
  if (form.password === '') problems.add('password')
  return problems
}
