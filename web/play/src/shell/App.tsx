import type { Refusal } from '@ronda/client'
import { languages } from '@ronda/i18n'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { IntlProvider } from 'use-intl'
import type { AnyGame, Entering } from './enter.ts'
import { GameScreen } from './GameScreen.tsx'
import { asLanguage, loadTexts, type LoadedTexts } from './language.ts'
import { postToParent } from '../shared/page/parent.ts'
import { watchSite } from '../shared/page/preferences.ts'
import { GameContext } from '../shared/session/context.ts'
import { LaunchScreen } from './LaunchScreen.tsx'

type Opening =
  | { readonly at: 'entering' }
  | { readonly at: 'failed'; readonly refusal: Refusal }
  | { readonly at: 'open'; readonly game: AnyGame }

/** The texts on screen. They change when the language of the site changes. */
function useLanguage(first: LoadedTexts): LoadedTexts {
  const [texts, setTexts] = useState(first)
  useEffect(() => {
    document.documentElement.lang = texts.language
    return watchSite('language', (text) => {
      const language = asLanguage(text)
      if (language) void loadTexts(language).then(setTexts)
    })
  }, [texts.language])
  return texts
}

/** Without a launch token the game cannot start, so the parent page is asked to open it again. */
function useOpening(entering: Entering | undefined): Opening {
  const [opening, setOpening] = useState<Opening>(
    entering === undefined ? { at: 'failed', refusal: { code: 'game.launch_expired' } } : { at: 'entering' },
  )
  useEffect(() => {
    if (entering === undefined) {
      postToParent({ type: 'ronda.relaunch' })
      return
    }
    void entering.then((entered) =>
      setOpening(entered.ok ? { at: 'open', game: entered.value } : { at: 'failed', refusal: entered.error }),
    )
  }, [entering])
  return opening
}

export type AppProps = {
  /** The call that opens the game; undefined if there is no launch token. */
  readonly entering: Entering | undefined
  readonly first: LoadedTexts
}

export function App({ entering, first }: AppProps) {
  const texts = useLanguage(first)
  const opening = useOpening(entering)
  const { locale } = languages[texts.language]
  return (
    <IntlProvider locale={texts.language} messages={texts.messages} timeZone={localTimeZone()}>
      {opening.at === 'open' ? (
        <Opened game={opening.game} locale={locale} texts={texts} />
      ) : (
        <LaunchScreen refusal={opening.at === 'failed' ? opening.refusal : undefined} refusals={texts.refusals} />
      )}
    </IntlProvider>
  )
}

type OpenedProps = { readonly game: AnyGame; readonly locale: string; readonly texts: LoadedTexts }

function Opened({ game, locale, texts }: OpenedProps) {
  const { client, session, seed } = game
  const { refusals } = texts
  const context = useMemo(
    () => ({ client, session, seed, locale, refusals }),
    [client, session, seed, locale, refusals],
  )
  return (
    <GameContext value={context}>
      <Suspense fallback={<LaunchScreen refusal={undefined} refusals={refusals} />}>
        <GameScreen game={game} locale={locale} refusals={refusals} />
      </Suspense>
    </GameContext>
  )
}

function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
