import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlannedTournament } from '@ronda/contract'
import { fillText, money } from '@ronda/core'
import { Button, confirm, formatMoney, toast, useLocale } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { ReasonDialog } from '../../shell/desk/ReasonDialog.tsx'

type PlanProps = { readonly plan: PlannedTournament }

/** Asks to stop a published tournament. */
function Stop({ plan: { id } }: PlanProps) {
  const t = useDesk().texts.tournaments
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  async function stop(reason: string): Promise<string | undefined> {
    const reply = await proven(() => staffApi.tournamentDesk.stop({ id, reason }))
    await queries.invalidateQueries({ queryKey: DESK_KEY })
    if (!reply.ok) return refusalText(reply.error.code)
    toast(reply.value.state === 'cancelled' ? t.stopDone : t.stopAskedDone, 'good')
    return undefined
  }
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
        {t.stop}
      </Button>
      {isAsking && (
        <ReasonDialog
          isDanger
          title={t.stopTitle}
          text={t.stopEffect}
          confirm={t.stop}
          onClose={() => setAsking(false)}
          onConfirm={stop}
        />
      )}
    </>
  )
}

/** Confirms what a colleague asked for. */
function Confirm({ plan: { id, pot, currency } }: PlanProps) {
  const { texts } = useDesk()
  const t = texts.tournaments
  const locale = useLocale()
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  async function confirmStop(): Promise<void> {
    const text = fillText(t.confirmEffect, { amount: formatMoney(money(pot, currency), locale) })
    if (!(await confirm({ title: t.confirmTitle, text, yes: t.confirmStop, no: texts.reason.cancel }))) return
    setBusy(true)
    const reply = await proven(() => staffApi.tournamentDesk.confirmStop({ id }))
    setBusy(false)
    toast(reply.ok ? t.stopDone : refusalText(reply.error.code), reply.ok ? 'good' : 'bad')
    await queries.invalidateQueries({ queryKey: DESK_KEY })
  }
  return (
    <Button size="small" variant="danger" isBusy={isBusy} onClick={() => void confirmStop()}>
      {t.confirmStop}
    </Button>
  )
}

/** Stops a published tournament: one asks with a reason, and once it has begun a second person confirms. */
export function StopButtons({ plan }: PlanProps) {
  const t = useDesk().texts.tournaments
  const { stop, mayDecide } = plan
  if (stop === null) {
    return (
      <div>
        <Stop plan={plan} />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-sm break-words">{fillText(t.stopAsked, { name: stop.by, reason: stop.reason })}</p>
      {mayDecide ? (
        <div>
          <Confirm plan={plan} />
        </div>
      ) : (
        <p className="text-text-soft text-sm">{t.stopNotYou}</p>
      )}
    </div>
  )
}
