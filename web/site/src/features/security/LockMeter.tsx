import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { classes } from '@ronda/ui'
import { lockScore, type Locks } from './lockScore.ts'

const RATING_TEXTS = { weak: 'scoreWeak', fair: 'scoreFair', good: 'scoreGood' } as const

/** How well the account is protected: a row of lights, and one sentence. */
export function LockMeter({ overview }: { readonly overview: Locks }) {
  const t = useTranslations('security')
  const { done, all, rating } = lockScore(overview)
  return (
    <section className="bg-surface-1 border-line flex items-center gap-4 rounded-xl border p-5">
      <ShieldCheck
        aria-hidden
        className={classes('size-icon-large shrink-0', rating === 'good' ? 'text-gain' : 'text-accent-text')}
      />
      <div className="grid min-w-0 flex-1 gap-2">
        <h2 className="text-lg font-bold">{t(RATING_TEXTS[rating])}</h2>
        <div role="img" aria-label={t('score', { done, all })} className="flex gap-1">
          {Array.from({ length: all }, (_, light) => (
            <span
              key={light}
              className={classes(
                'h-2 flex-1 rounded-full',
                light >= done ? 'bg-surface-3' : rating === 'good' ? 'bg-gain' : 'bg-accent',
              )}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
