import { SCATTER } from '@ronda/games'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useField, usePlay } from '../machine/context.ts'
import { useMoney } from '../../shared/session/context.ts'
import { Picture } from '../../shared/controls/Picture.tsx'
import { coinSource } from '../stage/emblems.ts'
import { SymbolPicture } from '../symbols/SymbolPicture.tsx'
import { useSymbolName } from '../symbols/useSymbolName.ts'
import type { Scene } from '../game/screen.ts'
import { isBig, type Level } from '../../shared/wager/celebration.ts'
import { freeTimesOf, isAtCap } from '../round/rules.ts'
import { timesStake } from '../../shared/text/figures.ts'

/** The overlay for big wins and features; a tap closes it. */
export function SceneCard() {
  const { machine } = usePlay()
  const scene = useField('scene')
  const t = useTranslations('play.scene')
  if (!scene) return null
  return (
    <button
      type="button"
      className={`scene is-${scene.show}`}
      aria-label={t('skip')}
      onClick={() => machine.game.hurry()}
    >
      <span className="scene-rays" />
      <SceneWords scene={scene} />
      <span className="scene-hint">{t('skip')}</span>
    </button>
  )
}

function SceneWords({ scene }: { readonly scene: Scene }) {
  const t = useTranslations('play.scene')
  const win = useField('win')
  const write = useMoney()
  switch (scene.show) {
    case 'intro':
    case 'again':
      return <AwardWords awarded={scene.awarded} symbol={scene.symbol} isAgain={scene.show === 'again'} />
    case 'hold':
      return (
        <Card
          picture={<Picture source={coinSource()} className="scene-picture" />}
          heading={t('holdTitle')}
          text={t('holdText', { count: scene.left })}
        />
      )
    case 'outro':
      return <Card heading={t('outroTitle')} amount={write(win)} text={t('outroText', { count: scene.spins })} />
    case 'cheer':
      return <CheerWords level={scene.level} />
    default:
      return null
  }
}

type AwardProps = { readonly awarded: number; readonly symbol: number | undefined; readonly isAgain: boolean }

/** Free spins are won, with their special rule if there is one. */
function AwardWords({ awarded, symbol, isAgain }: AwardProps) {
  const t = useTranslations('play.scene')
  const nameOf = useSymbolName()
  const times = freeTimesOf(usePlay().model)
  const special = symbol === undefined ? undefined : t('introSpecial', { symbol: nameOf(symbol) })
  return (
    <Card
      picture={<SymbolPicture symbol={symbol ?? SCATTER} className="scene-picture" isLarge />}
      heading={t(isAgain ? 'againTitle' : 'introTitle', { count: awarded })}
      text={special ?? (isAgain ? t('againText') : times > 1 ? t('introText', { times }) : t('introFree'))}
    />
  )
}

function CheerWords({ level }: { readonly level: Level }) {
  const t = useTranslations('play.scene')
  const { locale, model } = usePlay()
  const cheer = useField('cheer')
  const shown = useField('shown')
  const write = useMoney()
  if (!shown || !isBig(level)) return null
  const { win, stake } = shown.round
  const times = timesStake(win, stake, locale)
  return (
    <Card
      picture={<Picture source={coinSource()} className="scene-picture" />}
      heading={t(level)}
      amount={write(cheer)}
      text={t(isAtCap(model, shown.result) ? 'capReached' : 'times', { times })}
    />
  )
}

type CardProps = {
  readonly picture?: ReactNode
  readonly heading: string
  readonly amount?: string
  readonly text: string
}

function Card({ picture, heading, amount, text }: CardProps) {
  return (
    <span className="scene-card">
      {picture}
      <span className="scene-heading">{heading}</span>
      {amount !== undefined && <span className="scene-amount">{amount}</span>}
      <span className="scene-text">{text}</span>
    </span>
  )
}
