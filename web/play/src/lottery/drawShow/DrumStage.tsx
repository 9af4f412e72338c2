import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { useLottery } from '../slip/useLottery.ts'
import { usePickWords } from '../variants/usePickWords.ts'
import { kindNamed } from '../variants/worth.ts'
import type { StageProps } from './stage.ts'

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit)

/** Five drums that stop one after another. */
export function DrumStage({ reveals, passed, lines }: StageProps) {
  const t = useTranslations('lottery')
  const { variant } = useLottery()
  const words = usePickWords()
  const isOver = passed >= reveals.length
  const digits = reveals.map(({ text }) => Number(text))
  const sum = digits.reduce((all, digit) => all + digit, 0)
  return (
    <>
      <p className="ritual-prize">{t('prize.drawn')}</p>
      <div className="drums" aria-hidden="true">
        {digits.map((digit, at) => (
          <span
            key={at}
            className={`drum${at < passed ? ' is-stopped' : ''}`}
            style={{ '--digit': digit, '--at': at } as CSSProperties}
          >
            <span className="drum-roll">
              {[...DIGITS, ...DIGITS].map((face, row) => (
                <span key={row}>{face}</span>
              ))}
            </span>
          </span>
        ))}
      </div>
      <p className="drum-sum">{isOver && `${t('pick.sum')} ${sum}`}</p>
      {lines.length > 0 && (
        <ul className="drum-lines">
          {lines.map(({ kind, pick }) => {
            const isHit = isOver && kindNamed(variant.kinds, kind).isHit(pick, { digits })
            return (
              <li key={`${kind} ${pick}`} className={isHit ? 'is-hit' : ''}>
                {words.whole(kind, pick)}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
