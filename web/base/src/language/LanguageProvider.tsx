import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { languages, type Language, type RefusalTexts } from '@ronda/i18n'
import { LocaleProvider, toast } from '@ronda/ui'
import { deviceStore } from '../browser/store.ts'
import { readFaultId } from '../call/api.ts'
import { loadLanguage, type LoadedTexts } from './loadLanguage.ts'
import { rememberLanguage } from './remember.ts'
import { readRefusalTexts } from './refusalTexts.ts'
import { reportTextProblem } from './textProblem.ts'
import { useRefusalTexts } from './useRefusalTexts.ts'
import { LanguageContext, type LanguageControls } from './useLanguage.ts'

/** What is said about a refusal whose text has not arrived: it could not be loaded without a connection. */
function generalText({ messages: { shell } }: LoadedTexts, code: Refusal['code']): string {
  return code.startsWith('network.') ? shell.offline : shell.broken.title
}

/** The text of a refusal, with the id to quote when the server has failed. */
function textOf(loaded: LoadedTexts, texts: RefusalTexts | undefined, code: Refusal['code']): string {
  const text = texts?.[code] ?? generalText(loaded, code)
  const faultId = code === 'server.fault' ? readFaultId() : undefined
  return faultId === undefined ? text : `${text} ${loaded.messages.shell.faultId} ${faultId}`
}

/** Provides the texts of the current language. A change applies at once, numbers and text direction included. */
export function LanguageProvider({ first, children }: { readonly first: LoadedTexts; readonly children: ReactNode }) {
  const [loaded, setLoaded] = useState(first)
  const { locale, direction } = languages[loaded.language]

  useEffect(() => {
    const root = document.documentElement
    // Setting the same value again would make a phone recompute the style of every element.
    if (root.lang !== loaded.language) root.lang = loaded.language
    if (root.dir !== direction) root.dir = direction
  }, [loaded.language, direction])

  const refusals = useRefusalTexts(loaded.language)
  const controls = useMemo<LanguageControls>(() => {
    async function change(language: Language, chosenBy: 'user' | 'brand'): Promise<void> {
      try {
        const next = await loadLanguage(language)
        if (chosenBy === 'user') {
          // The previous choice is kept, in case the brand stops offering this language.
          deviceStore.set('hisLang', loaded.language)
          rememberLanguage(language)
        }
        startTransition(() => setLoaded(next))
      } catch {
        toast(loaded.messages.shell.offline, 'bad')
      }
    }
    return {
      language: loaded.language,
      changeLanguage: (language, chosenBy = 'user') => void change(language, chosenBy),
      // Read when it is called: a handler may have been made before the texts arrived.
      refusalText: (code) => textOf(loaded, refusals ?? readRefusalTexts(loaded.language), code),
    }
  }, [loaded, refusals])

  return (
    <LanguageContext value={controls}>
      <LocaleProvider value={locale}>
        <IntlProvider locale={locale} messages={loaded.messages} onError={reportTextProblem}>
          {children}
        </IntlProvider>
      </LocaleProvider>
    </LanguageContext>
  )
}
