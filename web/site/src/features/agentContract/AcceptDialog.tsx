import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { AgentContract } from '@ronda/contract'
import { percentOf } from '@ronda/base/agentContract/termsForm.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { Button, Dialog, Skeleton, useLocale } from '@ronda/ui'
import { impactQuery } from './agentContract.queries.ts'
import { processContract, useContractAct } from './useContractAct.ts'

type AcceptDialogProps = {
  readonly offer: AgentContract
  readonly hasContract: boolean
  readonly onClose: () => void
}

/** What ends with an acceptance. Only what was shown here is sent with it. */
export function AcceptDialog({ offer, hasContract, onClose }: AcceptDialogProps) {
  const t = useTranslations('agentContract')
  const locale = useLocale()
  const { data: impact, error, isError, refetch } = useQuery(impactQuery(offer.id))
  const { act, isBusy } = useContractAct()
  async function accept(hash: string): Promise<void> {
    const asked = { id: offer.id, action: 'accept', impact: hash } as const
    const isDone = await act(
      () => processContract(offer.terms.kind, asked),
      () => t('accepted'),
    )
    if (isDone) onClose()
    else await refetch()
  }
  return (
    <Dialog title={t('impact')} closeLabel={t('close')} onClose={onClose}>
      {impact === undefined ? (
        isError ? (
          <LoadError title={t('impactFailed')} error={error} onRetry={refetch} />
        ) : (
          <Skeleton className="h-stage-text rounded-lg" />
        )
      ) : (
        <div className="grid grid-cols-1 gap-4">
          {hasContract && <p>{t('replaces')}</p>}
          <p>{t(impact.ended.length === 0 ? 'impactNone' : 'impactSome')}</p>
          {impact.ended.length > 0 && (
            <ul className="bg-surface-2 divide-line grid max-h-stage-text divide-y overflow-y-auto rounded-lg">
              {impact.ended.map(({ id, name, rateMillionths }) => (
                <li key={id} className="flex justify-between gap-3 px-4 py-3">
                  <span className="min-w-0">
                    <span className="font-bold">{name}</span>{' '}
                    <span className="text-text-faint tabular text-sm">{id}</span>
                  </span>
                  <span className="tabular">{percentOf(rateMillionths, locale)}</span>
                </li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button isBusy={isBusy} onClick={() => void accept(impact.hash)}>
              {t('impactAccept')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
