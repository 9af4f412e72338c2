import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { AgentContract } from '@ronda/contract'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { Button, Dialog, Skeleton } from '@ronda/ui'
import { impactQuery } from './agentContract.queries.ts'
import { ImpactList } from './ImpactList.tsx'
import { processContract, useContractAct } from './useContractAct.ts'

type EndDialogProps = {
  readonly contract: AgentContract
  /** Whether the other side has asked for it. */
  readonly isWanted: boolean
  readonly onClose: () => void
}

/** What ends with a contract. Only what was shown here is sent with the request. */
export function EndDialog({ contract: { id, terms, noticeDays }, isWanted, onClose }: EndDialogProps) {
  const t = useTranslations('agentContract')
  const { data: impact, error, isError, refetch } = useQuery(impactQuery(id))
  const { act, isBusy } = useContractAct()
  const text = noticeDays === null ? t('endBoth') : t('endNotice', { days: String(noticeDays) })
  async function end(hash: string): Promise<void> {
    const isDone = await act(
      () => processContract(terms.kind, { id, action: 'terminate', impact: hash }),
      ({ state }) => t(state === 'valid' ? 'asked' : 'ended'),
    )
    if (isDone) onClose()
    else await refetch()
  }
  return (
    <Dialog title={t(isWanted ? 'agreeAsk' : 'endAsk')} closeLabel={t('close')} onClose={onClose}>
      {impact === undefined && isError && <LoadError title={t('impactFailed')} error={error} onRetry={refetch} />}
      {impact === undefined && !isError && <Skeleton className="h-stage-text rounded-lg" />}
      {impact !== undefined && (
        <div className="grid grid-cols-1 gap-4">
          <p>{isWanted ? t('agreeText') : text}</p>
          {impact.count > 0 && <p>{t('endSome')}</p>}
          <ImpactList impact={impact} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button variant="danger" isBusy={isBusy} onClick={() => void end(impact.hash)}>
              {t(isWanted ? 'agree' : 'end')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
