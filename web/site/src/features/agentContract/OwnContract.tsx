import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { AgentContract } from '@ronda/contract'
import { TermsView } from '@ronda/base/agentContract/TermsView.tsx'
import { Button, confirm, Notice } from '@ronda/ui'
import { AcceptDialog } from './AcceptDialog.tsx'
import { ContractEnd } from './ContractEnd.tsx'
import { ContractFigures } from './ContractFigures.tsx'
import { Simulator } from './Simulator.tsx'
import { processContract, useContractAct } from './useContractAct.ts'

const CARD = 'bg-surface-1 grid grid-cols-1 gap-4 rounded-xl border p-5 tablet:p-6'

function Hash({ contract: { termsHash, version } }: { readonly contract: AgentContract }) {
  const t = useTranslations('agentContract')
  return (
    <p className="text-text-faint text-xs">
      <span className="block">{[t('version', { version: String(version) }), t('hash')].join(' · ')}</span>
      <code className="font-mono break-all" title={t('hashNote')}>
        {termsHash}
      </code>
    </p>
  )
}

const isWith = ({ isByPlatform }: AgentContract) => (isByPlatform ? 'withPlatform' : 'withUpline')

/** An offer with everything that it means, and the answer. */
export function OfferCard({ offer, hasContract }: { readonly offer: AgentContract; readonly hasContract: boolean }) {
  const t = useTranslations('agentContract')
  const format = useFormatter()
  const { act, isBusy } = useContractAct()
  const [isAccepting, setAccepting] = useState(false)
  async function reject(): Promise<void> {
    const question = { title: t('rejectAsk'), text: t('rejectText'), yes: t('reject'), no: t('cancel') }
    if (!(await confirm({ ...question, isDanger: true }))) return
    const { id, terms } = offer
    await act(
      () => processContract(terms.kind, { id, action: 'reject' }),
      () => t('rejected'),
    )
  }
  return (
    <section aria-label={t('offer')} className={`border-accent ${CARD}`}>
      <div>
        <h2 className="text-xl font-bold">{t('offer')}</h2>
        <p className="text-text-soft mt-1 text-sm">
          {[t(isWith(offer)), t('offerText', { date: format.dateTime(offer.expiresAt, { dateStyle: 'medium' }) })].join(
            ' · ',
          )}
        </p>
      </div>
      <TermsView contract={offer} />
      <Simulator contract={offer} />
      <Hash contract={offer} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAccepting(true)}>{t('accept')}</Button>
        <Button variant="quiet" isBusy={isBusy} onClick={() => void reject()}>
          {t('reject')}
        </Button>
      </div>
      {isAccepting && <AcceptDialog offer={offer} hasContract={hasContract} onClose={() => setAccepting(false)} />}
    </section>
  )
}

/** The valid contract: what it pays, what it pays now, and how it ends. */
export function OwnContract({ contract }: { readonly contract: AgentContract | null }) {
  const t = useTranslations('agentContract')
  const format = useFormatter()
  if (contract === null) {
    return (
      <div className="bg-surface-1 border-line rounded-xl border">
        <Notice icon={FileText} title={t('none')}>
          {t('noneText')}
        </Notice>
      </div>
    )
  }
  const { validFrom } = contract
  return (
    <section aria-label={t('own')} className={`border-line ${CARD}`}>
      <div>
        <h2 className="text-xl font-bold">{t('own')}</h2>
        <p className="text-text-soft mt-1 text-sm">
          {t(isWith(contract))}
          {validFrom !== null && ` · ${t('since', { date: format.dateTime(validFrom, { dateStyle: 'medium' }) })}`}
        </p>
      </div>
      <ContractFigures contract={contract} />
      <TermsView contract={contract} />
      <Simulator contract={contract} />
      <Hash contract={contract} />
      <ContractEnd contract={contract} side="agent" />
    </section>
  )
}
