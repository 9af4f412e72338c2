import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WaitingContract } from '@ronda/contract'
import type { PayKind } from '@ronda/core/payroll'
import { TermsView } from '@ronda/base/agentContract/TermsView.tsx'
import { Button, buttonClass, Dialog } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { waitingQuery } from './agentContract.queries.ts'

const TEXTS = ['agentContract', 'agentContractTerms'] as const

export type ContractNoticeProps = {
  /** The panel of each kind, where an offer is answered. */
  readonly panels: Readonly<Record<PayKind, string>>
}

/** Who asks, and for what. */
function Asked({ contract: { asks, agent, isByPlatform } }: { readonly contract: WaitingContract }) {
  const t = useTranslations('agentContract')
  if (agent !== null)
    return <p className="text-sm break-words">{t('asksEnd', { name: `${agent.name} (${agent.id})` })}</p>
  const side = t(isByPlatform ? 'withPlatform' : 'withUpline')
  return <p className="text-sm">{[t(asks === 'end' ? 'endWanted' : 'offer'), side].join(' · ')}</p>
}

function NoticeBar({ panels }: ContractNoticeProps) {
  const t = useTranslations('agentContract')
  const tTerms = useTranslations('agentContractTerms')
  const { data } = useQuery(waitingQuery)
  const [isOpen, setOpen] = useState(false)
  if (data === undefined || data.offers.length === 0) return null
  return (
    <div className="bg-accent-soft mb-4 flex flex-wrap items-center gap-4 rounded-xl p-4" role="status">
      <FileText aria-hidden className="text-accent-text size-icon shrink-0" />
      <p className="min-w-0 flex-1 font-medium">{t('waiting', { count: data.count })}</p>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <Dialog title={t('waiting', { count: data.count })} closeLabel={t('close')} onClose={() => setOpen(false)}>
          <ul className="grid grid-cols-1 gap-6">
            {data.offers.map((offer) => (
              <li key={offer.id} className="grid grid-cols-1 gap-3">
                <div>
                  <h3 className="font-bold">{tTerms(`kinds.${offer.terms.kind}`)}</h3>
                  <Asked contract={offer} />
                </div>
                <TermsView contract={offer} />
                <div>
                  <Link
                    to="/agentHome"
                    search={{ view: panels[offer.terms.kind] } as Record<string, string>}
                    className={buttonClass('primary', 'small')}
                    onClick={() => setOpen(false)}
                  >
                    {t('open')}
                  </Link>
                </div>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  )
}

/** Says that contracts wait for the agent's answer, and opens them. */
export function ContractNotice(props: ContractNoticeProps) {
  return (
    <TextsProvider pages={TEXTS}>
      <NoticeBar {...props} />
    </TextsProvider>
  )
}
