import { SCATTER } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { useField, usePlay } from '../machine/context.ts'
import { useMoney } from '../../shared/session/context.ts'
import { useSymbolName } from '../symbols/useSymbolName.ts'
import type { Highlight } from '../stage/wins.ts'
import { timesStake } from '../../shared/text/figures.ts'

/** One line under the reels with what just happened. */
export function StatusLine() {
  const words = useWords()
  return (
    <p className="status" aria-hidden="true">
      <span>{words}</span>
    </p>
  )
}

function useWords(): string {
  const t = useTranslations('play')
  const { locale } = usePlay()
  const write = useMoney()
  const nameOf = useSymbolName()
  const turnWords = useTurnWords()
  const [phase, isTense] = [useField('phase'), useField('isTense')]
  const [outcome, turn] = [useField('outcome'), useField('turn')]
  const [shown, scene] = [useField('shown'), useField('scene')]
  if (scene) return ''
  if (isTense) return t('line.awaited', { symbol: nameOf(SCATTER) })
  if (outcome?.level === 'none') return t('line.none')
  // Before the lines of single prizes: a paid line must not hide that less came back than was staked.
  if (outcome?.level === 'quiet') return t('line.quiet', { win: write(outcome.win), stake: write(outcome.stake) })
  if (shown && turn) return turnWords(turn, shown.atomsPerCoin)
  if (outcome) return t('line.win', { win: write(outcome.win), times: timesStake(outcome.win, outcome.stake, locale) })
  if (phase === 'asking' || phase === 'showing' || phase === 'replaying') return t('hud.waiting')
  return window.matchMedia('(hover: hover)').matches ? t('line.readyKeys') : t('line.ready')
}

function useTurnWords(): (turn: Highlight, atomsPerCoin: bigint) => string {
  const t = useTranslations('play.line')
  const write = useMoney()
  const nameOf = useSymbolName()
  return ({ line, symbol, count, paid }, atomsPerCoin) => {
    const values = { count, symbol: nameOf(symbol), win: write(BigInt(paid) * atomsPerCoin) }
    if (line !== undefined) return t('lineTurn', { ...values, line: line + 1 })
    return paid > 0 ? t('scatterTurn', values) : t('scatterOnly', values)
  }
}
