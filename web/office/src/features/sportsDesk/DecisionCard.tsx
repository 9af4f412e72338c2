import type { SportsDecision, SportsEffect } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { proven } from '@ronda/base/session/prove.ts'
import { useTranslations } from 'use-intl'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'
import { DecideButtons } from '../../shell/desk/DecideButtons.tsx'
import { FourEyes } from '../../shell/desk/FourEyes.tsx'
import { useTrading } from './useTrading.ts'

const TONES: Readonly<Record<SportsDecision['state'], BadgeTone>> = {
  proposed: 'waiting',
  approved: 'waiting',
  done: 'good',
  refused: 'bad',
  expired: 'plain',
}

/** What a decision would do, a line for each currency. */
export function Effects({ effects }: { readonly effects: readonly SportsEffect[] }) {
  const { t, write } = useTrading()
  if (effects.length === 0) return <p className="text-text-soft text-sm">{t.noEffect}</p>
  return (
    <ul className="grid grid-cols-1 gap-1 text-sm">
      {effects.map(({ currency, open, stakes, paid, corrected, gained, taken }) => (
        <li key={currency} className="grid grid-cols-1 gap-1">
          {open > 0 && (
            <span>
              {fillText(t.effectOpen, {
                count: `${open}`,
                stakes: write(stakes, currency),
                paid: write(paid, currency),
              })}
            </span>
          )}
          {corrected > 0 && (
            <span>
              {fillText(t.effectCorrected, {
                count: `${corrected}`,
                gained: write(gained, currency),
                taken: write(taken, currency),
              })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A decision: what it does, who made it, and what came of it. */
export function DecisionCard({ decision }: { readonly decision: SportsDecision }) {
  const { t, write, nameOf } = useTrading()
  const voids = useTranslations('sports.voids')
  const { id, cause, market, voidReason, reason, state, effects, outcomes, proposedBy, decidedBy, note } = decision
  return (
    <li className="bg-surface-1 border-line grid grid-cols-1 gap-2 rounded-lg border p-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{`${t.causes[cause]} · ${nameOf(decision)}`}</span>
        <Badge tone={TONES[state]}>{t.decisionStates[state]}</Badge>
      </p>
      <p className="text-text-soft text-sm break-words">
        {[market ?? t.whole, ...(voidReason === null ? [] : [voids(voidReason)]), reason].join(' · ')}
      </p>
      <Effects effects={effects} />
      {outcomes.map(({ currency, bets, moved, writtenOff }) => (
        <p key={currency} className="text-sm">
          {fillText(t.outcome, {
            count: `${bets}`,
            moved: write(moved, currency),
            writtenOff: write(writtenOff, currency),
          })}
        </p>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <FourEyes first={proposedBy} second={state === 'refused' ? null : decidedBy} />
        {state === 'proposed' && decision.mayDecide && (
          <DecideButtons
            size="small"
            texts={t.decide}
            effect={t.approveEffect}
            approve={() => proven(() => staffApi.sportsDesk.approve({ id }))}
            refuse={(text) => staffApi.sportsDesk.refuse({ id, note: text })}
            resultOf={() => [t.approved, true]}
          />
        )}
        {state === 'proposed' && !decision.mayDecide && <p className="text-text-soft text-sm">{t.notYou}</p>}
      </div>
      {note !== null && <p className="text-text-soft text-sm break-words">{note}</p>}
    </li>
  )
}
