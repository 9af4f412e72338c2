import { CalendarClock, Coins, PiggyBank, TrendingDown, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ControlOverview, LimitKind, MemberLimit } from '@ronda/contract'
import { LimitDialog } from './LimitDialog.tsx'
import { LimitLine } from './LimitLine.tsx'
import { Section } from './Section.tsx'

const KINDS: readonly { readonly kind: LimitKind; readonly icon: LucideIcon }[] = [
  { kind: 'deposit', icon: PiggyBank },
  { kind: 'loss', icon: TrendingDown },
  { kind: 'wager', icon: Coins },
  { kind: 'session', icon: CalendarClock },
]

/** Every limit, whether it is set or not. */
export function LimitsSection({ overview }: { readonly overview: ControlOverview }) {
  const t = useTranslations('control.limits')
  const [edited, setEdited] = useState<MemberLimit>()
  return (
    <section aria-label={t('title')} className="grid grid-cols-1 gap-4">
      <div>
        <h2 className="text-2xl font-bold">{t('title')}</h2>
        <p className="text-text-soft max-w-measure text-sm">{t('text', { hours: overview.raiseHours })}</p>
      </div>
      <div className="grid grid-cols-1 gap-4 desktop:grid-cols-2">
        {KINDS.map(({ kind, icon }) => (
          <Section key={kind} icon={icon} title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
            <ul className="grid grid-cols-1 gap-5">
              {overview.limits
                .filter((limit) => limit.kind === kind)
                .map((limit) => (
                  <LimitLine key={limit.period} limit={limit} overview={overview} onEdit={() => setEdited(limit)} />
                ))}
            </ul>
          </Section>
        ))}
      </div>
      {edited !== undefined && <LimitDialog limit={edited} overview={overview} onClose={() => setEdited(undefined)} />}
    </section>
  )
}
