import { expect, test } from 'vitest'
import type { Store } from '@ronda/base/browser/store.ts'
import { clearDraft, draftOf, emptyValues, saveDraft, readDraft } from './draft.ts'

function memoryStore(first?: string): Store {
  const stored = new Map<string, string>(first === undefined ? [] : [['ronda.register.draft', first]])
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    clear: (key) => void stored.delete(key),
    clearAll: () => stored.clear(),
  }
}

const filled = {
  ...emptyValues(),
  username: 'ana',
  email: 'ana@ronda.example',
  countryCode: 'MX',
  mobileNum: '55 1234 5678',
  termsAccepted: true,
}
const secret = {
  ...filled,
  password: 'verbena-azul-77',
  confirmPassword: 'verbena-azul-77',
  paymentPassword: '123456',
  verificationCode: '424242',
  captcha: 'k7tp',
}

test('a form is restored as it was left, without its secrets', () => {
  const store = memoryStore()
  saveDraft(secret, store)
  expect(readDraft(store)).toEqual(filled)
  expect(store.get('ronda.register.draft')).not.toMatch(/verbena|123456|424242|k7tp/)
})

test('what was never typed is not stored', () => {
  expect(draftOf({ ...emptyValues(), line: 'ana' })).toEqual({ line: 'ana' })
})

test('a form that was sent is removed', () => {
  const store = memoryStore()
  saveDraft(secret, store)
  clearDraft(store)
  expect(readDraft(store)).toEqual(emptyValues())
})

test.each([undefined, 'x', 'null', '[1]', '{"username":7,"password":"p","nobody":"x"}'])(
  '%s restores an empty form',
  (text) => {
    expect(readDraft(memoryStore(text))).toEqual(emptyValues())
  },
)
