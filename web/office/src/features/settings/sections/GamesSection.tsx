import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, IconButton, Skeleton, TextField } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { useSearchText } from '@ronda/base/games/useSearchText.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { foundQuery, statesQuery } from '../settings.queries.ts'
import { useOffice } from '../../../shell/form/OfficeContext.ts'
import { Section } from '../../../shell/form/Section.tsx'
import { ClosedRow, FoundRow } from './GameRow.tsx'

type FailureProps = { readonly error: Error; readonly onRetry: () => void }

function Failure({ error, onRetry }: FailureProps) {
  const t = useTranslations('shell')
  const { refusalText } = useLanguage()
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="text-loss text-sm">{refusalText(codeOf(error))}</p>
      <Button variant="quiet" size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}

function Found({ gameName }: { readonly gameName: string }) {
  const { texts } = useOffice()
  const { language } = useLanguage()
  const { data, error, refetch } = useQuery(foundQuery(language, gameName))
  if (error !== null) return <Failure error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="h-16" />
  const games = data.filter(({ isGame }) => isGame === 'GAME')
  return (
    <div className="grid gap-2">
      <h3 className="text-text-soft text-sm font-medium">{texts.games.found}</h3>
      {games.length === 0 ? (
        <p role="status" className="text-text-faint text-sm">
          {texts.games.nothing}
        </p>
      ) : (
        <ul className="divide-line grid divide-y">
          {games.map((game) => (
            <FoundRow key={game.gameCode} game={game} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Closed() {
  const { texts } = useOffice()
  const { language } = useLanguage()
  const { data: states, error, refetch } = useQuery(statesQuery(language))
  if (error !== null) return <Failure error={error} onRetry={() => void refetch()} />
  if (states === undefined) return <Skeleton className="h-16" />
  return (
    <div className="grid gap-2">
      <h3 className="text-text-soft text-sm font-medium">{texts.games.closed}</h3>
      {states.length === 0 ? (
        <p className="text-text-faint text-sm">{texts.games.none}</p>
      ) : (
        <ul className="divide-line grid divide-y">
          {states.map((game) => (
            <ClosedRow key={game.gameCode} game={game} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Single games. Each change is confirmed and takes effect at once, so nothing here waits to be saved. */
export function GamesSection() {
  const t = useTranslations('games')
  const { texts } = useOffice()
  const { games: words } = texts
  const [gameName, setGameName] = useState('')
  const search = useSearchText(gameName, setGameName)
  return (
    <Section id="games" title={words.title} lead={words.lead}>
      <TextField
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        label={words.search}
        hint={words.searchHint}
        value={search.typed}
        onChange={(event) => search.type(event.target.value)}
        before={<Search aria-hidden className="text-text-faint ms-4 size-icon shrink-0" />}
        after={search.typed !== '' && <IconButton icon={X} label={t('clear')} onClick={search.clear} />}
      />
      {gameName !== '' && <Found gameName={gameName} />}
      <Closed />
    </Section>
  )
}
