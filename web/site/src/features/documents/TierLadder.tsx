import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DocumentKind } from '@ronda/contract'
import { ATOMS_PER_UNIT, money } from '@ronda/core'
import { classes, formatMoney, useLocale } from '@ronda/ui'
import { Loaded } from '../../shell/layout/Loaded.tsx'
import { useMember } from '@ronda/base/member/useMember.ts'
import { ladderQuery, type Ladder, type Step } from './documents.queries.ts'
import { NeedLine } from './NeedLine.tsx'
import { SendDialog } from './SendDialog.tsx'

const TIERS = ['0', '1', '2'] as const

type StepProps = { readonly step: Step; readonly now: number; readonly onSend: (kind: DocumentKind) => void }

function TierStep({ step: { tier, payoutPerDay, needs }, now, onSend }: StepProps) {
  const t = useTranslations('profile.tiers')
  const locale = useLocale()
  const member = useMember()
  const isReached = tier <= now
  const open = needs.filter(({ state }) => state !== 'done').length
  const amount = formatMoney(money(BigInt(payoutPerDay) * ATOMS_PER_UNIT, member?.currency ?? 'USD'), locale)
  return (
    <li
      className={classes(
        'bg-surface-1 grid grid-cols-1 gap-4 rounded-xl border p-5',
        tier === now ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span
          aria-hidden
          className={classes(
            'tabular grid size-control shrink-0 place-items-center rounded-full font-bold',
            isReached ? 'bg-gain-soft text-gain' : 'bg-surface-2 text-text-soft',
          )}
        >
          {isReached ? <CircleCheck className="size-icon" /> : tier}
        </span>
        <div className="min-w-0 flex-1 basis-tile">
          <h3 className="font-bold">{t(`names.${TIERS[tier] ?? '0'}`)}</h3>
          <p className="text-text-soft text-sm">{t('allows', { amount })}</p>
        </div>
        {tier === now && (
          <span className="bg-accent-soft text-accent-text rounded-full px-3 py-1 text-xs font-medium">{t('now')}</span>
        )}
        {!isReached && open > 0 && <span className="text-text-faint text-sm">{t('left', { count: open })}</span>}
      </div>
      {needs.length > 0 && (
        <ul aria-label={t('needs')} className="divide-line border-line grid grid-cols-1 divide-y border-t">
          {needs.map((need) => (
            <NeedLine key={need.item} need={need} onSend={onSend} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Steps({ ladder }: { readonly ladder: Ladder }) {
  const t = useTranslations('profile.tiers')
  const [sending, setSending] = useState<DocumentKind>()
  return (
    <section aria-label={t('title')} className="grid grid-cols-1 gap-4">
      <h2 className="text-lg font-bold">{t('title')}</h2>
      <ol className="grid grid-cols-1 gap-4">
        {ladder.tiers.map((step) => (
          <TierStep key={step.tier} step={step} now={ladder.tier} onSend={setSending} />
        ))}
      </ol>
      {sending !== undefined && <SendDialog kind={sending} onClose={() => setSending(undefined)} />}
    </section>
  )
}

/** The verification tiers of the member: what each allows, and everything it requires. */
export function TierLadder() {
  const query = useQuery(ladderQuery)
  return <Loaded query={query}>{(ladder) => <Steps ladder={ladder} />}</Loaded>
}
