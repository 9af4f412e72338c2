import { TARGET_MAX, TARGET_MIN, type LimboBet, type LimboView } from '@ronda/games'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext, useMoney } from '../../shared/session/context.ts'
import type { ArcadeClient, FieldsProps, StageProps } from '../round/client.ts'
import { Figures } from '../../shared/controls/Figures.tsx'
import { isStill } from '../../shared/page/still.ts'
import { shareOf } from '../../shared/session/times.ts'

const PRESETS = [150, 200, 500, 1_000, 10_000] as const
const COUNT_MS = 180

/** Counts the number up to the result. */
function useCount(to: number | undefined, isFresh: boolean): number | undefined {
  const [shown, setShown] = useState(to)
  const frame = useRef(0)
  useEffect(() => {
    if (to === undefined || !isFresh || isStill()) {
      setShown(to)
      return undefined
    }
    const startMs = performance.now()
    const step = (nowMs: number): void => {
      const part = Math.min(1, (nowMs - startMs) / COUNT_MS)
      setShown(Math.floor(100 + (to - 100) * part * part))
      if (part < 1) frame.current = requestAnimationFrame(step)
    }
    frame.current = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame.current)
  }, [to, isFresh])
  return shown
}

function useHundredths(): (hundredths: number) => string {
  const { locale } = useGameContext()
  return (hundredths) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(hundredths / 100)
}

function Stage({ bet, round, isFresh }: StageProps) {
  const t = useTranslations('arcade')
  const write = useHundredths()
  const { target } = bet as LimboBet
  const view = round?.view as LimboView | undefined
  const count = useCount(view?.result, isFresh)
  const isWon = round !== undefined && round.win > round.staked && !isFresh
  return (
    <div className="limbo">
      <div className="limbo-rings" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p className={`limbo-result${round && !isFresh ? (isWon ? ' is-gain' : ' is-calm') : ''}`}>
        {t('times', { times: write(count ?? 100) })}
      </p>
      <p className="limbo-target">
        {t('limbo.target')} <strong>{t('times', { times: write(target) })}</strong>
      </p>
    </div>
  )
}

function Fields({ bet, stake, onBet }: FieldsProps) {
  const t = useTranslations('arcade')
  const { target } = bet as LimboBet
  const write = useMoney()
  const [text, setText] = useState((target / 100).toFixed(2))
  const choose = (next: number): void => {
    setText((next / 100).toFixed(2))
    onBet({ target: next })
  }
  const type = (typed: string): void => {
    setText(typed)
    const next = Math.round(Number(typed.replace(',', '.')) * 100)
    if (next >= TARGET_MIN && next <= TARGET_MAX) onBet({ target: next })
  }
  return (
    <>
      <label className="field">
        <span>{t('limbo.custom')}</span>
        <input
          inputMode="decimal"
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setText((target / 100).toFixed(2))}
        />
      </label>
      <div className="presets">
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            className="button is-small"
            aria-pressed={preset === target}
            onClick={() => choose(preset)}
          >
            {t('times', { times: String(preset / 100) })}
          </button>
        ))}
      </div>
      <Figures
        items={[
          [t('chance'), `${(9_900 / target).toFixed(target > 99_000 ? 4 : 2)} %`],
          [t('toWin'), write(shareOf(stake, target * 100))],
        ]}
      />
    </>
  )
}

function Words({ round }: { readonly round: { readonly view: object } }) {
  const t = useTranslations('arcade.limbo')
  const write = useHundredths()
  return t('came', { result: write((round.view as LimboView).result) })
}

export const limbo: ArcadeClient = {
  firstBet: { target: 200 },
  hue: 285,
  isInstant: true,
  Stage,
  Fields,
  showMs: () => COUNT_MS,
  Words,
}
