import { useTranslations } from 'use-intl'

const LETTERS = 'BINGO'

/** The letter of the column that a ball's number is in. */
const letterOf = (ball: number): string => LETTERS[Math.ceil(ball / 15) - 1] ?? ''

/** The balls called so far: the last one large, the ones before it in a row. */
export function Balls({ balls, total }: { readonly balls: readonly number[]; readonly total: number }) {
  const t = useTranslations('arcade.tables.bingo')
  const last = balls.at(-1)
  return (
    <div className="balls" role="group" aria-label={t('balls')}>
      <span key={last} className={`ball is-last is-${last === undefined ? 'none' : letterOf(last)}`}>
        {last !== undefined && (
          <>
            <small>{letterOf(last)}</small>
            {last}
          </>
        )}
      </span>
      <div className="ball-past">
        <p className="ball-count">{t('calls', { called: balls.length, total })}</p>
        <ol className="ball-row">
          {balls
            .slice(0, -1)
            .toReversed()
            .slice(0, 16)
            .map((ball) => (
              <li key={ball} className={`ball is-${letterOf(ball)}`}>
                {ball}
              </li>
            ))}
        </ol>
      </div>
    </div>
  )
}
