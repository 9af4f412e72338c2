import { memo, useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import { lastGrid } from '../game/game.ts'
import type { GameView } from '../game/screen.ts'
import { timesStake } from '../../shared/text/figures.ts'
import { useField, usePlay } from '../machine/context.ts'
import { useMoney } from '../../shared/session/context.ts'
import { useStepWords } from '../symbols/useStepWords.ts'
import { useSymbolName } from '../symbols/useSymbolName.ts'

type SpokenView = Pick<GameView, 'outcome' | 'scene' | 'moment' | 'shown'>

/** What a screen reader announces. The text is made after the visible frame has been drawn. */
export function Spoken() {
  const outcome = useDeferredValue(useField('outcome'))
  const scene = useDeferredValue(useField('scene'))
  const moment = useDeferredValue(useField('moment'))
  const shown = useDeferredValue(useField('shown'))
  return <Words outcome={outcome} scene={scene} moment={moment} shown={shown} />
}

/** What is on the reels, and the result. */
const Words = memo(function Words({ outcome, scene, moment, shown }: SpokenView) {
  const t = useTranslations('play')
  const { locale } = usePlay()
  const stepWords = useStepWords(shown?.atomsPerCoin ?? 0n)
  const write = useMoney()
  const window = useWindowWords(outcome)
  const words = (): string => {
    if (scene?.show === 'intro') return t('scene.introTitle', { count: scene.awarded })
    if (scene?.show === 'again') return t('scene.againTitle', { count: scene.awarded })
    if (scene?.show === 'hold') return `${t('scene.holdTitle')}. ${t('scene.holdText', { count: scene.left })}`
    if (!outcome) return moment ? stepWords(moment.step, moment.fresh) : ''
    const { level, win, stake } = outcome
    const end =
      level === 'none'
        ? t('line.none')
        : level === 'quiet'
          ? t('line.quiet', { win: write(win), stake: write(stake) })
          : t('line.win', { win: write(win), times: timesStake(win, stake, locale) })
    return `${end}. ${t('hud.reels', { window })}`
  }
  return <output className="spoken">{words()}</output>
})

function useWindowWords(outcome: GameView['outcome']): string {
  const nameOf = useSymbolName()
  const grid = outcome && lastGrid(outcome.round)
  if (!grid) return ''
  const rows = Array.from({ length: Math.max(...grid.map((column) => column.length)) }, (_, row) =>
    grid.flatMap((column) => (row < column.length ? [nameOf(column[row] ?? 0)] : [])).join(', '),
  )
  return rows.join('; ')
}
