import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskBill } from '@ronda/contract'
import { fillText, money, present } from '@ronda/core'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { Button, formatMoney, toast, useLocale } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { ReasonDialog } from '../../shell/desk/ReasonDialog.tsx'

type Decision = 'approved' | 'denied'

/** Approves or denies the chosen bills, with a reason. */
export function BillDecision({
  bills,
  onDecided,
}: {
  readonly bills: readonly DeskBill[]
  readonly onDecided: () => void
}) {
  const t = useDesk().texts.payslips
  const locale = useLocale()
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Decision>()
  const { currency } = present(bills[0], 'a chosen bill')
  const sum = bills.reduce((total, bill) => total + bill.amount, 0n)
  const amount = formatMoney(money(sum, currency), locale)
  async function decide(decision: Decision, reason: string): Promise<string | undefined> {
    const ids = bills.map(({ id }) => id)
    const reply = await proven(() => staffApi.payslipDesk.decide({ ids, decision, reason }))
    await queries.invalidateQueries({ queryKey: DESK_KEY })
    if (!reply.ok) return refusalText(reply.error.code)
    toast(t[decision], 'good')
    onDecided()
    return undefined
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="text-text-soft tabular text-sm">{fillText(t.chosen, { count: `${bills.length}`, amount })}</span>
      <Button size="small" onClick={() => setAsked('approved')}>
        {t.approve}
      </Button>
      <Button size="small" variant="quiet" onClick={() => setAsked('denied')}>
        {t.deny}
      </Button>
      {asked !== undefined && (
        <ReasonDialog
          isDanger={asked === 'denied'}
          title={asked === 'approved' ? t.approveTitle : t.denyTitle}
          text={asked === 'approved' ? fillText(t.approveText, { amount }) : t.denyText}
          confirm={asked === 'approved' ? t.approve : t.deny}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => decide(asked, reason)}
        />
      )}
    </div>
  )
}
