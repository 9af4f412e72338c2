import { useTranslations } from 'use-intl'
import { timesStake } from '../text/figures.ts'
import { useField, useMoney, usePlay } from './context.ts'
import { useSymbolName } from './useSymbolName.ts'

/** What a person who listens needs to know: what stands on the reels, and what came of it. */
export function Spoken() {
  const t = useTranslations('play')
  const { locale } = usePlay()
  const outcome = useField('outcome')
  const scene = useField('scene')
  const write = useMoney()
  const window = useWindowWords()
  const words = (): string => {
    if (scene?.show === 'intro') return t('scene.introTitle', { count: scene.awarded })
    if (scene?.show === 'again') return t('scene.againTitle', { count: scene.awarded })
    if (!outcome) return ''
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
  const { model } = usePlay()
  const outcome = useField('outcome')
  const nameOf = useSymbolName()
  const last = outcome?.round.result.spins.at(-1)
  if (!last) return ''
  const strips = last.free ? model.freeStrips : model.baseStrips
  const rows = Array.from({ length: model.rows }, (_, row) =>
    strips.map((strip, reel) => nameOf(strip[((last.stops[reel] ?? 0) + row) % strip.length] ?? 0)).join(', '),
  )
  return rows.join('; ')
}
