import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { Button, Dialog, toast, useLocale } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { balanceQuery } from '@ronda/base/wallet/balance.queries.ts'
import { amountOf, BLANK, problemsOf } from './proposal.ts'
import { ProposalFields } from './ProposalFields.tsx'

/**
 * Proposes a manual credit or debit. The form keeps one idempotency key, so that a second press is the same proposal.
 */
export function ProposeDialog({ onClose }: { readonly onClose: () => void }) {
  const { texts, openCase } = useDesk()
  const t = texts.adjustments.form
  const { refusalText } = useLanguage()
  const locale = useLocale()
  const queries = useQueryClient()
  const { data: balance } = useQuery(balanceQuery)
  const currency = balance?.currency ?? 'USD'
  const [form, setForm] = useState(BLANK)
  const [key] = useState(() => crypto.randomUUID())
  const [failure, setFailure] = useState<string>()
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const amount = amountOf(form, currency, locale)
  const problems = problemsOf(form, amount)

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    setFailure(undefined)
    if (amount === undefined || problems.size > 0) return
    const { member, account, reason } = form
    setBusy(true)
    const reply = await proven(() => staffApi.adjustments.propose({ key, member, amount, account, reason }))
    setBusy(false)
    if (!reply.ok) return setFailure(refusalText(reply.error.code))
    toast(t.proposed, 'good')
    onClose()
    openCase(reply.value.id)
    await queries.invalidateQueries({ queryKey: DESK_KEY })
  }

  return (
    <Dialog title={t.title} closeLabel={texts.reason.cancel} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <ProposalFields
          form={form}
          currency={currency}
          problems={isTried ? problems : new Set()}
          onChange={(part) => setForm((before) => ({ ...before, ...part }))}
        />
        {failure !== undefined && (
          <p role="alert" className="text-loss text-sm">
            {failure}
          </p>
        )}
        <p className="text-text-faint text-sm">{t.note}</p>
        <Button type="submit" isWide isBusy={isBusy}>
          {t.submit}
        </Button>
      </form>
    </Dialog>
  )
}
