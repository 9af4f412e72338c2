import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { AgentContract } from '@ronda/contract'
import { api } from '@ronda/base/call/api.ts'
import { Button } from '@ronda/ui'
import { EndDialog } from './EndDialog.tsx'
import { useContractAct } from './useContractAct.ts'

type ContractEndProps = {
  readonly contract: AgentContract
  /** The side of the one who looks at it. */
  readonly side: 'agent' | 'upline'
}

/** Asks for the end of a contract, agrees to it, or takes the request back. */
export function ContractEnd({ contract, side }: ContractEndProps) {
  const t = useTranslations('agentContract')
  const format = useFormatter()
  const { act, isBusy } = useContractAct()
  const [isEnding, setEnding] = useState(false)
  const { id, endingSide, validTo } = contract
  const isAsked = endingSide === side
  const isWanted = endingSide !== null && !isAsked

  return (
    <div className="grid grid-cols-1 gap-3">
      {endingSide !== null && (
        <p className="bg-loss-soft rounded-md px-4 py-3 text-sm">
          {t(isAsked ? 'endAsked' : 'endWanted')}{' '}
          {validTo !== null &&
            t('endsOn', { date: format.dateTime(validTo, { dateStyle: 'medium', timeStyle: 'short' }) })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {isAsked ? (
          <Button
            size="small"
            variant="quiet"
            isBusy={isBusy}
            onClick={() =>
              void act(
                () => api.agentContracts.withdraw({ id }),
                () => t('kept'),
              )
            }
          >
            {t('keep')}
          </Button>
        ) : (
          <Button size="small" variant="quiet" onClick={() => setEnding(true)}>
            {t(isWanted ? 'agree' : 'end')}
          </Button>
        )}
      </div>
      {isEnding && <EndDialog contract={contract} isWanted={isWanted} onClose={() => setEnding(false)} />}
    </div>
  )
}
