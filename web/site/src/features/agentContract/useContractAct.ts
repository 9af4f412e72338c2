import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgentContract, ContractAction } from '@ronda/contract'
import type { Result } from '@ronda/core'
import type { PayKind } from '@ronda/core/payroll'
import type { Refusal } from '@ronda/client/lazy'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { toast } from '@ronda/ui'
import { CONTRACT_KEY } from './agentContractKey.ts'

export type Processed = { readonly id: string; readonly action: ContractAction; readonly impact?: string }

/** Answers and ends are calls of their own for each kind. */
const PROCESS: Readonly<Record<PayKind, (asked: Processed) => Promise<Result<AgentContract, Refusal>>>> = {
  dividend: (asked) => api.agentContracts.processDividend(asked),
  dailySalary: (asked) => api.agentContracts.processDailySalary(asked),
  hourlySalary: (asked) => api.agentContracts.processHourSalary(asked),
  realTimeSalary: (asked) => api.agentContracts.processRealTimeSalary(asked),
}

export const processContract = (kind: PayKind, asked: Processed) => PROCESS[kind](asked)

/** Does something to a contract and says how it went; true when it was done. */
export function useContractAct() {
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  async function act(
    ask: () => Promise<Result<AgentContract, Refusal>>,
    wordsOf: (contract: AgentContract) => string,
  ): Promise<boolean> {
    setBusy(true)
    const reply = await proven(ask)
    setBusy(false)
    if (reply.ok) toast(wordsOf(reply.value), 'good')
    else toast(refusalText(reply.error.code), 'bad')
    await queries.invalidateQueries({ queryKey: CONTRACT_KEY })
    return reply.ok
  }
  return { act, isBusy }
}
