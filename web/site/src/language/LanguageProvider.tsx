import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { languages, type Language } from '@ronda/i18n'
import { LocaleProvider, toast } from '@ronda/ui'
import { deviceStore } from '../store.ts'
import { loadLanguage, type LoadedTexts } from './loadLanguage.ts'
import { rememberLanguage } from './remember.ts'
import { tellTextProblem } from './textProblem.ts'
import { LanguageContext, type LanguageControls } from './useLanguage.ts'

/** Provides the texts of the current language. A change applies at once, numbers and text direction included. */
export function LanguageProvider({ first, children }: { readonly first: LoadedTexts; readonly children: ReactNode }) {
  const [speech, setSpeech] = useState(first)
  const { locale, direction } = languages[speech.language]

  useEffect(() => {
    const root = document.documentElement
    // Setting the same value again would make a phone recompute the style of every element.
    if (root.lang !== speech.language) root.lang = speech.language
    if (root.dir !== direction) root.dir = direction
  }, [speech.language, direction])

  const controls = useMemo<LanguageControls>(() => {
    async function change(language: Language, whoChose: 'reader' | 'house'): Promise<void> {
      try {
        const next = await loadLanguage(language)
        if (whoChose === 'reader') {
          // The previous choice is kept, in case the brand stops offering this language.
          deviceStore.set('hisLang', speech.language)
          rememberLanguage(language)
        }
        startTransition(() => setSpeech(next))
      } catch {
        toast(speech.refusals['network.offline'], 'bad')
      }
    }
    return {
      language: speech.language,
      speak: (language, whoChose = 'reader') => void change(language, whoChose),
      refusalText: (code) => speech.refusals[code],
    }
  }, [speech])

  return (
    <LanguageContext value={controls}>
      <LocaleProvider value={locale}>
        <IntlProvider locale={locale} messages={speech.messages} onError={tellTextProblem}>
          {children}
        </IntlProvider>
      </LocaleProvider>
    </LanguageContext>
  )
}
