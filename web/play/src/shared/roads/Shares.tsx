import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../session/context.ts'

export type SharesProps = {
  readonly total: number
  readonly parts: readonly { readonly tone: string; readonly name: string; readonly count: number }[]
}

/** How often each result occurred, as parts of one bar. */
export function Shares({ total, parts }: SharesProps) {
  const t = useTranslations('sharedRound.trends')
  const { locale } = useGameContext()
  const write = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <section className="shares">
      <h3>{t('shares', { count: total })}</h3>
      <div className="shares-bar" aria-hidden="true">
        {parts.map(({ tone, count }) => (
          <span key={tone} className={`is-${tone}`} style={{ '--part': count } as CSSProperties} />
        ))}
      </div>
      <ul>
        {parts.map(({ tone, name, count }) => (
          <li key={tone}>
            <span className={`share-dot is-${tone}`} />
            {t('share', { name, percent: write.format(count / total) })}
          </li>
        ))}
      </ul>
    </section>
  )
}
