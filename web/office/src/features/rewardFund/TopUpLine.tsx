import { useFormatter } from 'use-intl'
import type { TopUp, TopUpState } from '@ronda/contract'
import { fillText, money } from '@ronda/core'
import { formatMoney, useLocale } from '@ronda/ui'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'
import { DecideButtons } from '../../shell/desk/DecideButtons.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'

const TONES: Record<TopUpState, BadgeTone> = {
  proposed: 'waiting',
  approved: 'waiting',
  done: 'good',
  refused: 'bad',
  expired: 'plain',
}

type TopUpProps = { readonly topUp: TopUp }

function Deciding({ topUp: { id, fund, amount, currency } }: TopUpProps) {
  const t = useDesk().texts.rewardFunds
  const locale = useLocale()
  return (
    <div className="flex flex-wrap gap-3">
      <DecideButtons
        texts={t}
        size="small"
        effect={fillText(t.effect, { amount: formatMoney(money(amount, currency), locale), fund: t.names[fund] })}
        approve={() => proven(() => staffApi.rewardFunds.approve({ id }))}
        refuse={(note) => staffApi.rewardFunds.refuse({ id, note })}
        resultOf={({ state }) => [t.states[state], true]}
      />
    </div>
  )
}

/** What has happened to a proposal. No full stop after it: a time may end with one. */
function useHistory(topUp: TopUp): string {
  const t = useDesk().texts.rewardFunds
  const format = useFormatter()
  const when = (atMs: number): string => format.dateTime(atMs, { dateStyle: 'short', timeStyle: 'short' })
  const { state, proposedBy, proposedAt, expiresAt, decidedBy, decidedAt, note } = topUp
  const proposed = fillText(t.proposed, { name: proposedBy, when: when(proposedAt) })
  if (state === 'proposed') return `${proposed} · ${fillText(t.expires, { when: when(expiresAt) })}`
  if (state === 'expired' || decidedBy === null || decidedAt === null) return `${proposed} · ${t.expired}`
  const decided = { name: decidedBy, when: when(decidedAt), note: note ?? '' }
  return `${proposed} · ${fillText(state === 'refused' ? t.refused : t.approved, decided)}`
}

/** A proposal to add money, with the buttons of somebody who may decide it. */
export function TopUpLine({ topUp }: TopUpProps) {
  const t = useDesk().texts.rewardFunds
  const locale = useLocale()
  const history = useHistory(topUp)
  const { fund, amount, currency, reason, state, mayDecide } = topUp
  return (
    <li className="grid grid-cols-1 gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="tabular font-bold">{formatMoney(money(amount, currency), locale)}</span>
          <span className="text-text-soft text-sm">{t.names[fund]}</span>
        </p>
        <Badge tone={TONES[state]}>{t.states[state]}</Badge>
      </div>
      <p className="text-sm break-words">{reason}</p>
      <p className="text-text-faint text-xs break-words">{history}</p>
      {mayDecide && <Deciding topUp={topUp} />}
      {state === 'proposed' && !mayDecide && <p className="text-text-soft text-sm">{t.notYou}</p>}
    </li>
  )
}
