import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { CircleOff, Hourglass } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { seconds } from '@ronda/core'
import type { FrameMessage, PlayMode } from '@ronda/contract'
import { Button, buttonClass, Notice } from '@ronda/ui'
import { codeOf } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { leaveSession } from '../../people/session/session.ts'
import { Backdrop } from './Backdrop.tsx'
import { Curtain } from './Curtain.tsx'
import { GameFrame } from './GameFrame.tsx'
import { launchQuery } from './launch.queries.ts'
import { useLeaveGame } from './useLeaveGame.ts'

/** A frame that has not said a word by then has failed, whatever it is doing. */
const READY_MS_MAX = seconds(20)

function useReady(url: string | undefined): { state: 'opening' | 'ready' | 'slow'; setReady: () => void } {
  const [readyUrl, setReadyUrl] = useState<string>()
  const [slowUrl, setSlowUrl] = useState<string>()
  useEffect(() => {
    if (url === undefined) return undefined
    const timer = setTimeout(() => setSlowUrl(url), READY_MS_MAX)
    return () => clearTimeout(timer)
  }, [url])
  const setReady = useCallback(() => setReadyUrl(url), [url])
  const state =
    url !== undefined && readyUrl === url ? 'ready' : url !== undefined && slowUrl === url ? 'slow' : 'opening'
  return { state, setReady }
}

export type StageProps = {
  readonly game: string
  readonly name: string
  readonly cover: string | undefined
  readonly mode: PlayMode
}

/** Launches the game and shows it; the curtain stays down until the game says that it is ready. */
export function Stage({ game, name, cover, mode }: StageProps) {
  const t = useTranslations('launch')
  const { language, refusalText } = useSpeech()
  const router = useRouter()
  const queries = useQueryClient()
  const leave = useLeaveGame()
  const { data: launched, error, refetch, isFetching } = useQuery(launchQuery(game, mode, language))
  const { state, setReady } = useReady(launched?.url)

  const hear = useCallback(
    (message: FrameMessage) => {
      switch (message.type) {
        case 'ronda.ready':
          return setReady()
        case 'ronda.leave':
          return leave()
        case 'ronda.relaunch':
          return void refetch()
        // The game's session is gone and so is the page's: drop it, and come back here after signing in.
        case 'ronda.sign_in':
          leaveSession(queries)
          return void router.navigate({ to: '/login', search: { to: router.state.location.href }, replace: true })
      }
    },
    [leave, queries, refetch, router, setReady],
  )

  const ways = (
    <>
      <Button isBusy={isFetching} onClick={() => void refetch()}>
        {t('again')}
      </Button>
      <Link to="/rng" className={buttonClass('quiet')}>
        {t('others')}
      </Link>
    </>
  )
  if (error !== null) {
    return (
      <Backdrop>
        <Notice kind="trouble" icon={CircleOff} title={t('refused')} actions={ways}>
          {refusalText(codeOf(error))}
        </Notice>
      </Backdrop>
    )
  }
  if (state === 'slow') {
    return (
      <Backdrop>
        <Notice kind="trouble" icon={Hourglass} title={t('slow')} actions={ways}>
          {t('slowText')}
        </Notice>
      </Backdrop>
    )
  }
  return (
    <>
      {launched && <GameFrame key={launched.url} title={name} url={launched.url} onMessage={hear} />}
      {state === 'opening' && <Curtain name={name} cover={cover} />}
    </>
  )
}
