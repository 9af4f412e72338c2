import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { ProposalDialog } from '../../shell/desk/ProposalDialog.tsx'
import { balanceQuery } from '@ronda/base/wallet/balance.queries.ts'
import { amountOf, BLANK, problemsOf } from './proposal.ts'
import { ProposalFields } from './ProposalFields.tsx'

/** Proposes a manual credit or debit. */
export function ProposeDialog({ onClose }: { readonly onClose: () => void }) {
  const { texts, openCase } = useDesk()
  const locale = useLocale()
  const { data: balance } = useQuery(balanceQuery)
  const currency = balance?.currency ?? 'USD'
  const [form, setForm] = useState(BLANK)
  const { member, account, reason } = form
  const amount = amountOf(form, currency, locale)
  const problems = problemsOf(form, amount)
  const send =
    amount === undefined || problems.size > 0
      ? undefined
      : (key: string) => staffApi.adjustments.propose({ key, member, amount, account, reason })
  return (
    <ProposalDialog texts={texts.adjustments.form} send={send} onSent={openCase} onClose={onClose}>
      {(isTried) => (
        <ProposalFields
          form={form}
          currency={currency}
          problems={isTried ? problems : new Set()}
          onChange={(part) => setForm((before) => ({ ...before, ...part }))}
        />
      )}
    </ProposalDialog>
  )
}
