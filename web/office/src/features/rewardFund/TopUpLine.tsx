import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { TopUp, TopUpState } from '@ronda/contract'
import { fillText, money } from '@ronda/core'
import { Button, confirm, formatMoney, toast, useLocale } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { ReasonDialog } from '../../shell/desk/ReasonDialog.tsx'

const TONES: Record<TopUpState, BadgeTone> = {
  proposed: 'waiting',
  approved: 'waiting',
  done: 'good',
  refused: 'bad',
  expired: 'plain',
}

type TopUpProps = { readonly topUp: TopUp }

function Deciding({ topUp: { id, fund, amount, currency } }: TopUpProps) {
  const { texts } = useDesk()
  const t = texts.rewardFunds
  const locale = useLocale()
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [isRefusing, setRefusing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const refresh = () => queries.invalidateQueries({ queryKey: DESK_KEY })
  const effect = fillText(t.effect, { amount: formatMoney(money(amount, currency), locale), fund: t.names[fund] })

  async function approve(): Promise<void> {
    if (!(await confirm({ title: t.approveTitle, text: effect, yes: t.approve, no: texts.reason.cancel }))) return
    setBusy(true)
    const reply = await proven(() => staffApi.rewardFunds.approve({ id }))
    setBusy(false)
    if (reply.ok) toast(t.states[reply.value.state], 'good')
    else toast(refusalText(reply.error.code), 'bad')
    await refresh()
  }

  async function refuse(note: string): Promise<string | undefined> {
    const reply = await proven(() => staffApi.rewardFunds.refuse({ id, note }))
    await refresh()
    return reply.ok ? undefined : refusalText(reply.error.code)
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button size="small" isBusy={isBusy} onClick={() => void approve()}>
        {t.approve}
      </Button>
      <Button size="small" variant="quiet" onClick={() => setRefusing(true)}>
        {t.refuse}
      </Button>
      {isRefusing && (
        <ReasonDialog
          isDanger
          title={t.refuseTitle}
          text={effect}
          confirm={t.refuse}
          onClose={() => setRefusing(false)}
          onConfirm={refuse}
        />
      )}
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
