import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Currency } from '@ronda/core'
import { PAY_KINDS } from '@ronda/core/payroll'
import { emptyTerms, readTerms, type TermsForm } from '@ronda/base/agentContract/termsForm.ts'
import { TermsFields } from '@ronda/base/agentContract/TermsFields.tsx'
import { TermsView } from '@ronda/base/agentContract/TermsView.tsx'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { TextField, useLocale } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { ProposalDialog } from '../../shell/desk/ProposalDialog.tsx'

const [AGENT_MAX, REASON_MIN, REASON_MAX] = [64, 3, 500]

type ProposeDialogProps = { readonly currency: Currency; readonly onClose: () => void }

/** Proposes a contract of an agent with the platform, which somebody else approves. */
export function ProposeDialog({ currency, onClose }: ProposeDialogProps) {
  const t = useDesk().texts.contracts.form
  const tTerms = useTranslations('agentContractTerms')
  const scale = { currency, locale: useLocale() }
  const [agent, setAgent] = useState('')
  const [reason, setReason] = useState('')
  const [form, setForm] = useState<TermsForm>(() => emptyTerms('dividend'))
  const read = readTerms(form, scale)
  const offered = typeof read === 'string' ? undefined : read
  const isNamed = agent.trim() !== ''
  const isReasoned = reason.trim().length >= REASON_MIN
  const ready = offered !== undefined && isNamed && isReasoned ? offered : undefined
  return (
    <ProposalDialog
      texts={t}
      send={
        ready &&
        ((key) => staffApi.agentContractDesk.propose({ key, agent: agent.trim(), reason: reason.trim(), ...ready }))
      }
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t.agent}
            value={agent}
            maxLength={AGENT_MAX}
            autoComplete="off"
            error={isTried && !isNamed ? t.agentMissing : undefined}
            onChange={(event) => setAgent(event.target.value)}
          />
          <Choice
            label={tTerms('form.kind')}
            value={form.kind}
            options={PAY_KINDS.map((value) => ({ value, label: tTerms(`kinds.${value}`) }))}
            onChoose={(kind) => setForm(emptyTerms(kind))}
          />
          <TermsFields
            form={form}
            currency={currency}
            problem={isTried && typeof read === 'string' ? read : undefined}
            onChange={(part) => setForm((before) => ({ ...before, ...part }))}
          />
          <TextField
            label={t.reason}
            value={reason}
            maxLength={REASON_MAX}
            error={isTried && !isReasoned ? t.reasonMissing : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
          {offered !== undefined && <TermsView contract={offered} />}
        </>
      )}
    </ProposalDialog>
  )
}
