import { ChevronLeft, Maximize, Minimize, PictureInPicture2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isMoneyPlay, type PlayMode } from '@ronda/contract'
import { classes, IconButton } from '@ronda/ui'
import { BalanceLine } from '../../features/funds/BalanceLine.tsx'
import type { FullScreen } from '../../features/launch/useFullScreen.ts'

export type GameBarProps = {
  readonly name: string
  readonly mode: PlayMode
  readonly hasBalance: boolean
  /** Where a member can change between own and bonus money. */
  readonly money: ReactNode
  /** The session clock and net position: in the bar, and on a phone below it. */
  readonly session: ReactNode
  /** Empty until the catalog has loaded the game. */
  readonly heart: ReactNode
  /** What else can be opened beside it. */
  readonly more?: ReactNode
  readonly screen: FullScreen
  readonly onLeave: () => void
  /** Undefined where the game already has its own window. */
  readonly onOwnWindow: (() => void) | undefined
}

export function GameBar(props: GameBarProps) {
  const { name, mode, hasBalance, money, session, heart, more, screen, onLeave, onOwnWindow } = props
  const t = useTranslations()
  return (
    <div className="bg-surface-1 border-line border-b">
      <div className="flex min-h-control-large items-center gap-1 px-1 tablet:gap-2 tablet:px-2">
        <IconButton icon={ChevronLeft} label={t('launch.leave')} onClick={onLeave} />
        <h1 className="min-w-0 truncate text-md font-bold tablet:text-lg">{name}</h1>
        <span
          className={classes(
            'hidden rounded-full px-3 py-1 text-xs font-medium whitespace-nowrap tablet:inline',
            isMoneyPlay(mode) ? 'bg-gain-soft text-gain' : 'bg-surface-3 text-text-soft',
          )}
        >
          {t(`launch.${mode}`)}
        </span>
        <div className="ms-auto flex items-center tablet:gap-1">
          <span className="hidden tablet:inline-flex">{money}</span>
          <span className="hidden tablet:inline-flex">{session}</span>
          {hasBalance && (
            <span className="desktop:hidden">
              <BalanceLine isBare />
            </span>
          )}
          {more}
          {heart}
          {onOwnWindow !== undefined && (
            <span className="hidden desktop:inline-flex">
              <IconButton icon={PictureInPicture2} label={t('launchStage.window.own')} onClick={onOwnWindow} />
            </span>
          )}
          {screen.isOffered && (
            <IconButton
              icon={screen.isFull ? Minimize : Maximize}
              label={screen.isFull ? t('launchStage.window.small') : t('launch.fullScreen')}
              onClick={screen.toggle}
            />
          )}
        </div>
      </div>
      {session !== false && (
        <div className="border-line flex flex-wrap items-center justify-center gap-2 border-t tablet:hidden">
          {session}
          {money}
        </div>
      )}
    </div>
  )
}
