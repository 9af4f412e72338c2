import { useTranslations } from 'use-intl'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { classes } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import type { ReferralInfo } from './referral.queries.ts'

type Props = { readonly info: ReferralInfo }

/** How it works in three steps, with the numbers that hold now. */
export function ReferralSteps({ info }: Props) {
  const t = useTranslations('referral')
  const { terms, level, monthMax } = info
  const { write } = useAmounts(terms.currency)
  const { goal, withinDays: days, guestReward, levels } = terms
  const hostReward = write(levels[level]?.reward ?? 0n)
  const steps = [
    { id: 'invite', title: t('steps.invite.title'), text: t('steps.invite.text') },
    { id: 'play', title: t('steps.play.title'), text: t('steps.play.text', { goal: write(goal), days }) },
    {
      id: 'earn',
      title: t('steps.earn.title'),
      text: t('steps.earn.text', { hostReward, guestReward: write(guestReward) }),
    },
  ]
  return (
    <PanelCard title={t('how')}>
      <ol className="grid grid-cols-1 gap-4 tablet:grid-cols-3">
        {steps.map(({ id, title, text }, at) => (
          <li key={id} className="grid grid-cols-[auto_1fr] items-start gap-3">
            <span
              aria-hidden
              className="bg-accent-soft text-accent-text tabular grid size-control place-items-center rounded-full font-bold"
            >
              {at + 1}
            </span>
            <span>
              <span className="block font-bold">{title}</span>
              <span className="text-text-soft block text-sm">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className="text-text-faint max-w-measure grid gap-2 text-sm">
        <p>{t('counts', { max: String(monthMax) })}</p>
        <p>{t('oneself')}</p>
      </div>
    </PanelCard>
  )
}

/** The levels of hosts, and how far the next one is. */
export function ReferralLevels({ info }: Props) {
  const t = useTranslations('referral')
  const { terms, level, guestsToNext } = info
  const { write } = useAmounts(terms.currency)
  return (
    <PanelCard title={t('levels')} lead={t('levelsText')}>
      <ol className="grid grid-cols-1 gap-3 tablet:grid-cols-3">
        {terms.levels.map(({ from, reward }, at) => (
          <li
            key={from}
            aria-current={at === level ? 'true' : undefined}
            className={classes(
              'grid gap-1 rounded-lg border p-4',
              at === level ? 'border-accent bg-accent-soft' : 'border-line',
            )}
          >
            <span className="flex flex-wrap justify-between gap-x-2 text-sm">
              <span className="font-bold">{t('level', { level: String(at + 1) })}</span>
              {at === level && <span className="text-accent-text font-medium">{t('current')}</span>}
            </span>
            <span className="tabular text-xl font-bold">{write(reward)}</span>
            <span className="text-text-soft text-sm">{t('from', { from })}</span>
          </li>
        ))}
      </ol>
      <p className="text-text-soft text-sm">
        {guestsToNext === null ? t('highest') : t('toNext', { count: guestsToNext })}
      </p>
    </PanelCard>
  )
}
