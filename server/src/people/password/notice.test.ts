import { passwordNotices as english } from '@ronda/i18n/en/people/passwordNotices'
import { expect, test } from 'vitest'
import { changeLetter, changeSms, type Change } from './notice.ts'

const recipient = { language: 'es', username: 'maria', brandName: 'Ronda' } as const

test('a name is escaped', () => {
  const letter = changeLetter(
    { ...recipient, username: '<img src=x>' },
    { change: 'password' },
    'https://ronda.example',
  )
  expect(letter.html).toContain('&lt;img src=x&gt;')
  expect(letter.html).not.toContain('<img')
})

test('every change has a mail and an SMS in both languages', () => {
  const changes = Object.keys(english.changes) as Change[]
  for (const change of changes) {
    for (const language of ['es', 'en'] as const) {
      const letter = changeLetter(
        { ...recipient, language },
        { change, to: 'm***@example.com' },
        'https://ronda.example',
      )
      expect(letter.text).not.toMatch(/\{\w+\}/)
      const sms = changeSms(
        { ...recipient, language },
        { change, to: '+52 ··· 1234' },
        'https://r.example/objection?link=x',
      )
      expect(sms).toMatch(/^Ronda: /)
      expect(sms.length).toBeLessThan(160)
    }
  }
})
