import { useTranslations } from 'use-intl'
import { Ball } from '../results/Numbers.tsx'
import { isTouched } from '../variants/touched.ts'
import { useLottery } from '../slip/useLottery.ts'
import { Cage } from './Cage.tsx'
import type { StageProps } from './stage.ts'

/** Balls from a cage, one after another, and the board that they mark. */
export function BallStage({ reveals, passed, lines }: StageProps) {
  const t = useTranslations('lottery.ritual')
  const { variant } = useLottery()
  const isOver = passed >= reveals.length
  const out = reveals.slice(0, passed)
  const outTexts = new Set(out.map(({ text }) => text))
  const left = variant.counted.filter((text) => !outTexts.has(text))
  const mine = new Set(
    reveals.filter((reveal) => lines.some((line) => isTouched(variant, line, reveal))).map(({ text }) => text),
  )
  const picked = new Set(lines.flatMap(({ pick }) => pick.split('-')))
  return (
    <>
      <div className="ritual-show">
        <Cage faces={left} isTurning={!isOver} />
        <div className="ritual-out">
          <p key={passed} className="ball-now" aria-hidden="true">
            {out.length > 0 ? <Ball text={out.at(-1)?.text ?? ''} isLit={mine.has(out.at(-1)?.text ?? '')} /> : null}
          </p>
          <p className="ritual-count">{t('count', { out: passed, all: reveals.length })}</p>
        </div>
      </div>
      <p className={`ball-tray is-of-${reveals.length}`}>
        {reveals.map(({ text }, at) =>
          at < passed ? (
            <Ball key={text} text={text} isLit={mine.has(text)} />
          ) : (
            <span key={text} className="ball is-awaited" />
          ),
        )}
      </p>
      <div className={`ball-board is-of-${variant.counted.length}`} aria-hidden="true">
        {variant.counted.map((text) => (
          <span
            key={text}
            className={`ball-cell${outTexts.has(text) ? ' is-out' : ''}${picked.has(text) ? ' is-picked' : ''}`}
          >
            {text}
          </span>
        ))}
      </div>
    </>
  )
}
