import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { PrizeBoard } from '../results/PrizeBoard.tsx'
import { isTouched } from '../variants/touched.ts'
import { useLottery } from '../slip/useLottery.ts'
import { Cage } from './Cage.tsx'
import type { StageProps } from './stage.ts'

const DIGITS = Array.from({ length: 10 }, (_, digit) => `${digit}`)

/** Numbers of many digits, from the smallest prize to the greatest, and the board that they fill. */
export function PrizeStage({ reveals, passed, lines }: StageProps) {
  const t = useTranslations('lottery')
  const { variant } = useLottery()
  const last = reveals[passed - 1]
  const isOver = passed >= reveals.length
  const next = reveals[Math.min(passed, reveals.length - 1)]
  const shown = isOver ? reveals.at(-1) : last
  const digits = [...(shown?.text ?? next?.text.replaceAll(/\d/g, ' ') ?? '')]
  return (
    <>
      <div className="ritual-show">
        <Cage faces={DIGITS} isTurning={!isOver} />
        <div className="ritual-out">
          <p className="ritual-prize">{t(`prize.${(shown ?? next)?.prize ?? 'drawn'}`)}</p>
          <p
            key={passed}
            className="digit-balls"
            aria-hidden="true"
            style={{ '--count': digits.length } as CSSProperties}
          >
            {digits.map((digit, at) => (
              <span key={at} className={`ball is-digit is-at-${at}`}>
                <span>{digit}</span>
              </span>
            ))}
          </p>
          <p className="ritual-count">{t('ritual.count', { out: passed, all: reveals.length })}</p>
        </div>
      </div>
      <PrizeBoard
        reveals={reveals}
        passed={passed}
        isLit={(reveal) => lines.some((line) => isTouched(variant, line, reveal))}
      />
    </>
  )
}
