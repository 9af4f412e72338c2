import { expect, test } from 'vitest'
import { openPasswords } from './password.ts'

test('a password matches its own hash and no other', async () => {
  const passwords = openPasswords()
  const hash = await passwords.hash('café con leche 1')
  if (!hash.ok) throw new Error('busy')
  expect(hash.value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  // The accent as one character and as two.
  expect(await passwords.matches(hash.value, 'cafe\u0301 con leche 1')).toEqual({ ok: true, value: true })
  expect(await passwords.matches(hash.value, 'cafe con leche 1')).toEqual({ ok: true, value: false })
  expect(await passwords.matches(undefined, 'nobody has this password')).toEqual({ ok: true, value: false })
})

test('a flood is refused beyond two running and twenty waiting, and the accepted are answered', async () => {
  const passwords = openPasswords()
  const answers = await Promise.all(Array.from({ length: 40 }, () => passwords.matches(undefined, 'flood')))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(22)
  expect(await passwords.matches(undefined, 'later')).toEqual({ ok: true, value: false })
})

test('hashing works again after its process has ended', async () => {
  const passwords = openPasswords()
  expect((await passwords.hash('tres gatos 7')).ok).toBe(true)
  passwords.close()
  expect(await passwords.matches(null, 'tres gatos 7')).toEqual({ ok: true, value: false })
})
