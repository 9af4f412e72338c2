import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Adjustment } from '@ronda/contract'
import { money } from '@ronda/core'
import { Button, formatMoney, Skeleton, useLocale } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CasePanel } from '../../shell/desk/CasePanel.tsx'
import { DecideButtons } from '../../shell/desk/DecideButtons.tsx'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { Facts } from '../../shell/desk/Facts.tsx'
import { FourEyes } from '../../shell/desk/FourEyes.tsx'
import { MemberFreezes } from '../../shell/freeze/MemberFreezes.tsx'
import { ReasonDialog } from '../../shell/desk/ReasonDialog.tsx'
import { Timeline } from '../../shell/desk/Timeline.tsx'
import { proven } from '@ronda/base/session/prove.ts'
import { adjustmentQuery } from './adjustment.queries.ts'
import { adjustmentSteps, sentenceOf } from './adjustmentSteps.ts'
import { StateBadge } from './StateBadge.tsx'

type CaseProps = { readonly adjustment: Adjustment }

function Deciding({ adjustment }: CaseProps) {
  const t = useDesk().texts.adjustments
  const { id, currency, amount } = adjustment
  const locale = useLocale()
  const messageOf = (state: Adjustment['state']): string => (state === 'seconding' ? t.firstDone : t.states[state])
  return (
    <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
      <DecideButtons
        texts={t}
        effect={sentenceOf(
          amount < 0n ? t.takes : t.gives,
          adjustment,
          formatMoney(money(amount < 0n ? -amount : amount, currency), locale),
        )}
        approve={() => proven(() => staffApi.adjustments.approve({ id }))}
        refuse={(note) => staffApi.adjustments.refuse({ id, note })}
        resultOf={({ state }) => [messageOf(state), state !== 'failed']}
      />
    </div>
  )
}

function Undoing({ adjustment }: CaseProps) {
  const { texts, openCase } = useDesk()
  const t = texts.adjustments
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [key, setKey] = useState<string>()

  async function propose(reason: string): Promise<string | undefined> {
    const reply = await proven(() => staffApi.adjustments.undo({ id: adjustment.id, key: key ?? '', reason }))
    if (!reply.ok) return refusalText(reply.error.code)
    openCase(reply.value.id)
    await queries.invalidateQueries({ queryKey: DESK_KEY })
    return undefined
  }

  return (
    <div>
      <Button variant="quiet" onClick={() => setKey(crypto.randomUUID())}>
        {t.undo}
      </Button>
      {key !== undefined && (
        <ReasonDialog
          title={t.undoTitle}
          text={t.undoText}
          confirm={t.undoConfirm}
          onClose={() => setKey(undefined)}
          onConfirm={propose}
        />
      )}
    </div>
  )
}

function Case({ adjustment }: CaseProps) {
  const t = useDesk().texts.adjustments
  const locale = useLocale()
  const { refusalText } = useLanguage()
  const { member, currency, amount, account, state, mayDecide, undoes, undoneBy } = adjustment
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <StateBadge state={state} />
        <FourEyes first={adjustment.proposedBy} second={adjustment.decidedBy ?? adjustment.firstApprovedBy} />
      </div>
      <p className={`tabular text-2xl font-bold ${amount < 0n ? 'text-loss' : 'text-gain'}`}>
        {`${amount > 0n ? '+' : ''}${formatMoney(money(amount, currency), locale)}`}
      </p>
      <MemberFreezes member={member.number} />
      <Facts
        facts={[
          { label: t.facts.member, value: `${member.name} · ${member.number}` },
          { label: t.facts.account, value: t.accounts[account] },
          { label: t.facts.id, value: <span className="font-mono text-xs">{adjustment.id}</span> },
        ]}
      />
      {mayDecide && <Deciding adjustment={adjustment} />}
      {(state === 'proposed' || state === 'seconding') && !mayDecide && (
        <p className="text-text-soft text-sm">{t.notYou}</p>
      )}
      <section aria-label={t.timeline} className="grid grid-cols-1 gap-3">
        <h4 className="text-text-soft text-sm font-medium">{t.timeline}</h4>
        <Timeline
          label={t.timeline}
          steps={adjustmentSteps(adjustment, t.steps, (code) => refusalText(code as Parameters<typeof refusalText>[0]))}
        />
      </section>
      {state === 'done' && undoes === null && undoneBy === null && <Undoing adjustment={adjustment} />}
    </>
  )
}

/** One adjustment: what it would do, who has approved it, and what the user may do about it. */
export function AdjustmentPanel({ id }: { readonly id: string }) {
  const t = useDesk().texts.adjustments
  const { refusalText } = useLanguage()
  const { data, error } = useQuery(adjustmentQuery(id))
  return (
    <CasePanel title={(data?.undoes ?? null) === null ? t.caseTitle : t.undoCaseTitle}>
      {data === undefined && error === null && <Skeleton className="h-24" />}
      {data === undefined && error !== null && (
        <p role="alert" className="text-loss text-sm">
          {refusalText(codeOf(error))}
        </p>
      )}
      {data !== undefined && <Case key={data.id} adjustment={data} />}
    </CasePanel>
  )
}
