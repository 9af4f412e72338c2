import { Hourglass } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ControlOverview } from '@ronda/contract'
import { classes } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useControlChange } from './control.queries.ts'
import { Section } from './Section.tsx'

const CHOICES = [10, 15, 20, 30, 60, 120] as const

/** How often the reality check interrupts the game. */
export function RealitySection({ overview }: { readonly overview: ControlOverview }) {
  const t = useTranslations('control')
  const change = useControlChange()
  const { realityMinutes, mayStopReality } = overview
  const offered = [...new Set([...CHOICES, realityMinutes])].filter((minutes) => minutes > 0)
  const choices = [...offered.toSorted((left, right) => left - right), ...(mayStopReality ? [0] : [])]
  return (
    <Section icon={Hourglass} title={t('reality.title')} text={t('reality.text')}>
      <div role="group" aria-label={t('reality.label')} className="flex flex-wrap gap-2">
        {choices.map((minutes) => (
          <button
            key={minutes}
            type="button"
            aria-pressed={minutes === realityMinutes}
            disabled={change.isPending}
            onClick={() => change.mutate({ ask: () => api.control.setReality({ minutes }), done: () => t('saved') })}
            className={classes(
              'min-h-control rounded-full border px-4 text-sm font-medium transition-colors',
              minutes === realityMinutes
                ? 'border-accent bg-accent-soft text-accent-text'
                : 'border-line bg-surface-2 hover:bg-surface-3',
            )}
          >
            {minutes === 0 ? t('reality.never') : t('reality.every', { minutes })}
          </button>
        ))}
      </div>
    </Section>
  )
}
