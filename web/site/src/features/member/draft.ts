import { REGISTER_FIELDS, type RegisterField } from '@ronda/contract'
import { tabStore, type Store } from '@ronda/base/browser/store.ts'

const KEY = 'ronda.register.draft'

/** Never stored: secrets, and answers that are valid only once. */
const NOT_STORED: readonly RegisterField[] = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
]

export type RegisterValues = Record<RegisterField | 'countryCode', string> & { termsAccepted: boolean }

export function emptyValues(): RegisterValues {
  const texts = Object.fromEntries(REGISTER_FIELDS.map((field) => [field, ''])) as Record<RegisterField, string>
  return { ...texts, countryCode: '', termsAccepted: false }
}

/** What may be stored of a half-filled form. */
export function draftOf(values: RegisterValues): Partial<RegisterValues> {
  const stored = Object.entries(values).filter(([name, value]) => {
    return !NOT_STORED.some((field) => field === name) && value !== '' && value !== false
  })
  return Object.fromEntries(stored)
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** The form as it was left, in this tab. Unknown fields are ignored. */
export function readDraft(store: Store = tabStore): RegisterValues {
  const stored = parse(store.get(KEY))
  const values = emptyValues()
  for (const name of [...REGISTER_FIELDS, 'countryCode'] as const) {
    const value = stored[name]
    if (typeof value === 'string' && !NOT_STORED.some((field) => field === name)) values[name] = value
  }
  return { ...values, termsAccepted: stored['termsAccepted'] === true }
}

export function saveDraft(values: RegisterValues, store: Store = tabStore): void {
  store.set(KEY, JSON.stringify(draftOf(values)))
}

export function clearDraft(store: Store = tabStore): void {
  store.clear(KEY)
}
