import { DoorClosed, Moon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ControlOverview } from '@ronda/contract'
import { days } from '@ronda/core'
import { Button, confirm } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useControlChange } from './control.queries.ts'
import { Section } from './Section.tsx'
import { useLimitTexts } from './useLimitTexts.ts'

const TIME_OUTS = [
  { name: 'day', days: 1 },
  { name: 'week', days: 7 },
  { name: 'month', days: 30 },
  { name: 'sixWeeks', days: 42 },
] as const

const endOfDays = (count: number): number => Date.now() + days(count)

function endOfMonths(months: number): number {
  const until = new Date()
  until.setUTCMonth(until.getUTCMonth() + months)
  return until.getTime()
}

/** A break in force is shown at the top of the page. */
function showTop(words: string): string {
  window.scrollTo({ top: 0 })
  return words
}

type BreakProps = { readonly overview: ControlOverview }

/** A break of days or weeks. */
export function TimeOutSection({ overview }: BreakProps) {
  const t = useTranslations('control')
  const words = useLimitTexts(overview.currency)
  const change = useControlChange()

  async function ask({ name, days: count }: (typeof TIME_OUTS)[number]): Promise<void> {
    const isSure = await confirm({
      title: t('timeOut.ask', { length: t(`timeOut.${name}`) }),
      text: t('timeOut.askText', { time: words.time(endOfDays(count)) }),
      yes: t('timeOut.yes'),
      no: t('cancel'),
    })
    if (!isSure) return
    const key = crypto.randomUUID()
    change.mutate({ ask: () => api.control.timeOut({ key, days: count }), done: () => showTop(t('timeOut.done')) })
  }

  return (
    <Section icon={Moon} title={t('timeOut.title')} text={t('timeOut.text')}>
      <div className="flex flex-wrap gap-3">
        {TIME_OUTS.map((length) => (
          <Button key={length.name} variant="quiet" isBusy={change.isPending} onClick={() => void ask(length)}>
            {t(`timeOut.${length.name}`)}
          </Button>
        ))}
      </div>
    </Section>
  )
}

const YEAR_MONTHS = 12
/** The shortest duration that the brand offers, one year, five years. */
function exclusionsOf(monthsMin: number): readonly number[] {
  return [...new Set([monthsMin, YEAR_MONTHS, 5 * YEAR_MONTHS])].filter((months) => months >= monthsMin)
}

/** Self-exclusion for months or years, or for ever. */
export function ExclusionSection({ overview }: BreakProps) {
  const t = useTranslations('control')
  const words = useLimitTexts(overview.currency)
  const change = useControlChange()

  function nameOf(months: number | null): string {
    if (months === null) return t('exclude.ever')
    return months % YEAR_MONTHS === 0
      ? t('exclude.years', { count: months / YEAR_MONTHS })
      : t('exclude.months', { count: months })
  }

  async function ask(months: number | null): Promise<void> {
    const isSure = await confirm({
      title: t('exclude.ask', { length: nameOf(months) }),
      text: months === null ? t('exclude.askEver') : t('exclude.askText', { time: words.day(endOfMonths(months)) }),
      yes: t('exclude.yes'),
      no: t('cancel'),
      isDanger: true,
    })
    if (!isSure) return
    const key = crypto.randomUUID()
    change.mutate({ ask: () => api.control.exclude({ key, months }), done: () => showTop(t('exclude.done')) })
  }

  return (
    <Section icon={DoorClosed} title={t('exclude.title')} text={t('exclude.text')}>
      <div className="flex flex-wrap gap-3">
        {[...exclusionsOf(overview.exclusionMonthsMin), null].map((months) => (
          <Button key={months ?? 'ever'} variant="quiet" isBusy={change.isPending} onClick={() => void ask(months)}>
            {nameOf(months)}
          </Button>
        ))}
      </div>
    </Section>
  )
}
