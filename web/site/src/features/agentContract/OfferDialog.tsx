import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { AgentContract } from '@ronda/contract'
import { emptyTerms, formOf, readTerms, type TermsForm } from '@ronda/base/agentContract/termsForm.ts'
import { TermsFields } from '@ronda/base/agentContract/TermsFields.tsx'
import { TermsView } from '@ronda/base/agentContract/TermsView.tsx'
import { api } from '@ronda/base/call/api.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { Button, Dialog, toast, useLocale } from '@ronda/ui'
import { CONTRACT_KEY } from './agentContractKey.ts'

type OfferDialogProps = {
  readonly to: { readonly id: string; readonly name: string }
  /** The own contract, whose terms are the start and the limit of the offer. */
  readonly own: AgentContract
  readonly onClose: () => void
}

/** Offers a contract to an agent directly below. It keeps one key, so that a second press is the same offer. */
export function OfferDialog({ to, own, onClose }: OfferDialogProps) {
  const t = useTranslations('agentContract')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const scale = { currency: own.terms.currency, locale: useLocale() }
  const [key] = useState(() => crypto.randomUUID())
  const [form, setForm] = useState<TermsForm>(() => ({
    ...emptyTerms(own.terms.kind),
    ...formOf({ terms: own.terms, noticeDays: own.noticeDays }, scale),
  }))
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const read = readTerms(form, scale)
  const offered = typeof read === 'string' ? undefined : read

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    setFailure(undefined)
    if (offered === undefined || isBusy) return
    setBusy(true)
    const reply = await proven(() => api.agentContracts.propose({ key, agent: to.id, ...offered }))
    setBusy(false)
    if (!reply.ok) return setFailure(refusalText(reply.error.code))
    toast(t('offered'), 'good')
    onClose()
    await queries.invalidateQueries({ queryKey: CONTRACT_KEY })
  }

  return (
    <Dialog title={t('offerTitle', { name: to.name })} closeLabel={t('close')} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-5" onSubmit={(event) => void submit(event)}>
        <p className="text-text-soft text-sm">{t('offerNote')}</p>
        <TermsFields
          form={form}
          currency={scale.currency}
          problem={isTried && typeof read === 'string' ? read : undefined}
          onChange={(part) => setForm((before) => ({ ...before, ...part }))}
        />
        {offered !== undefined && <TermsView contract={offered} />}
        <FormError text={failure} />
        <Button type="submit" isWide isBusy={isBusy}>
          {t('offerSend')}
        </Button>
      </form>
    </Dialog>
  )
}
