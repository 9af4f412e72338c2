import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Language } from '@ronda/i18n'
import { LanguageContext, useLanguage } from '@ronda/base/language/useLanguage.ts'
import { renderInSite } from '../testing/renderInSite.tsx'
import { useFirstPageInAnotherLanguage } from './useFirstPageInAnotherLanguage.ts'

function List() {
  useFirstPageInAnotherLanguage('/favorite')
  return null
}

/** A list of games, with a button that changes the language. */
function Page() {
  const controls = useLanguage()
  const [language, setLanguage] = useState<Language>('en')
  return (
    <LanguageContext value={{ ...controls, language }}>
      <List />
      <button type="button" onClick={() => setLanguage('es')}>
        Español
      </button>
    </LanguageContext>
  )
}

test.each([
  ['/favorite?page=3', '/favorite'],
  ['/favorite?page=2&until=4&q=cat', '/favorite?q=cat'],
])('another language begins %s at page 1', async (at, first) => {
  const { screen, address } = await renderInSite(<Page />, { at })
  expect(address()).toBe(at)
  await screen.getByRole('button').click()
  await expect.poll(address).toBe(first)
})
