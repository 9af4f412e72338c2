import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PlayMode } from '@ronda/contract'
import { Button, buttonClass, Notice } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Backdrop } from './Backdrop.tsx'
import { Closed } from './Closed.tsx'
import { Curtain } from './Curtain.tsx'
import type { TableState } from './frame.ts'
import { GameFrame } from './GameFrame.tsx'
import { launchQuery } from './launch.queries.ts'
import { Refused } from './Refused.tsx'
import { useFrameMessages } from './useFrameMessages.ts'
import { useReady } from './useReady.ts'

export type StageProps = {
  readonly game: string
  readonly name: string
  readonly cover: string | undefined
  readonly mode: PlayMode
  /** Shown over an open game that is about to close. */
  readonly closing: ReactNode
  /** Receives the state of a table, where several are open. */
  readonly onTable?: (state: TableState) => void
}

/** Launches the game and shows it; the cover stays until the game reports that it is ready. */
export function Stage({ game, name, cover, mode, closing, onTable }: StageProps) {
  const t = useTranslations('launch')
  const { language } = useLanguage()
  const { data: launched, error, refetch, isFetching } = useQuery(launchQuery(game, mode, language))
  const { state, setReady } = useReady(launched?.url)
  // The address whose game has reported that it is closed: another launch resets it.
  const [closedUrl, setClosedUrl] = useState<string>()
  const url = launched?.url

  // Each launch has its own frame, because a token is valid once.
  const [launches, setLaunches] = useState(0)
  const again = useCallback(() => {
    setLaunches((before) => before + 1)
    void refetch()
  }, [refetch])
  const close = useCallback(() => setClosedUrl(url), [url])
  const onMessage = useFrameMessages({ onReady: setReady, onRelaunch: again, onClosed: close, onTable })

  const ways = (
    <>
      <Button isBusy={isFetching} onClick={again}>
        {t('again')}
      </Button>
      <Link to="/rng" className={buttonClass('quiet')}>
        {t('others')}
      </Link>
    </>
  )
  const code = error === null ? undefined : codeOf(error)
  const wasOpen = url !== undefined && closedUrl === url
  if (wasOpen || code === 'game.maintenance')
    return <Closed game={game} name={name} mode={mode} wasOpen={wasOpen} isBusy={isFetching} onAgain={again} />
  if (code !== undefined) return <Refused code={code} game={game} mode={mode} ways={ways} />
  if (state === 'slow') {
    return (
      <Backdrop>
        <Notice kind="failure" icon={Hourglass} title={t('slow')} actions={ways}>
          {t('slowText')}
        </Notice>
      </Backdrop>
    )
  }
  return (
    <>
      <GameFrame key={launches} title={name} url={isFetching ? undefined : url} onMessage={onMessage} />
      {state === 'ready' && closing !== undefined && <div className="absolute inset-x-0 top-0">{closing}</div>}
      {state === 'opening' && <Curtain name={name} cover={cover} />}
    </>
  )
}
