import { useTranslations } from 'use-intl'
import { lastGrid } from '../game/game.ts'
import { timesStake } from '../text/figures.ts'
import { useField, useMoney, usePlay } from './context.ts'
import { useStepWords } from './useStepWords.ts'
import { useSymbolName } from './useSymbolName.ts'

/** What a person who listens needs to know: what stands on the reels, and what came of it. */
export function Spoken() {
  const t = useTranslations('play')
  const { locale } = usePlay()
  const outcome = useField('outcome')
  const scene = useField('scene')
  const moment = useField('moment')
  const shown = useField('shown')
  const stepWords = useStepWords(shown?.atomsPerCoin ?? 0n)
  const write = useMoney()
  const window = useWindowWords()
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
}

function useWindowWords(): string {
  const outcome = useField('outcome')
  const nameOf = useSymbolName()
  const grid = outcome && lastGrid(outcome.round)
  if (!grid) return ''
  const rows = Array.from({ length: Math.max(...grid.map((column) => column.length)) }, (_, row) =>
    grid.flatMap((column) => (row < column.length ? [nameOf(column[row] ?? 0)] : [])).join(', '),
  )
  return rows.join('; ')
}
