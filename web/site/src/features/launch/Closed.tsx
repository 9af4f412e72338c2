import { Link } from '@tanstack/react-router'
import { Wrench } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { PlayMode } from '@ronda/contract'
import { Button, buttonClass, Notice } from '@ronda/ui'
import { Backdrop } from './Backdrop.tsx'
import { OtherGames } from './OtherGames.tsx'

export type ClosedProps = {
  readonly game: string
  readonly name: string
  readonly mode: PlayMode
  /** Whether the player was in it when it closed. */
  readonly wasOpen: boolean
  readonly isBusy: boolean
  readonly onAgain: () => void
}

/** A game under maintenance: nothing is lost, a retry button, and other popular games. */
export function Closed({ game, name, mode, wasOpen, isBusy, onAgain }: ClosedProps) {
  const t = useTranslations('launchStage.closed')
  const ways = (
    <>
      <Button variant="quiet" isBusy={isBusy} onClick={onAgain}>
        {t('again')}
      </Button>
      <Link to="/rng" className={buttonClass('quiet')}>
        {t('all')}
      </Link>
    </>
  )
  return (
    <Backdrop>
      <div className="grid w-full max-w-measure gap-2 px-4 pb-8">
        <Notice
          kind="failure"
          icon={Wrench}
          title={name === '' ? t('untitled') : t('title', { game: name })}
          actions={ways}
        >
          {wasOpen ? t('round') : t('text')}
        </Notice>
        <OtherGames replace than={game} mode={mode} />
      </div>
    </Backdrop>
  )
}
