import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { AgentContract } from '@ronda/contract'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { Button, Dialog, Skeleton } from '@ronda/ui'
import { impactQuery } from './agentContract.queries.ts'
import { ImpactList } from './ImpactList.tsx'
import { processContract, useContractAct } from './useContractAct.ts'

type AcceptDialogProps = {
  readonly offer: AgentContract
  readonly hasContract: boolean
  readonly onClose: () => void
}

/** What ends with an acceptance. Only what was shown here is sent with it. */
export function AcceptDialog({ offer, hasContract, onClose }: AcceptDialogProps) {
  const t = useTranslations('agentContract')
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
          <p>{t(impact.count === 0 ? 'impactNone' : 'impactSome')}</p>
          <ImpactList impact={impact} />
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
