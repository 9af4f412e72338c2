import type { SharedChain, SharedRound } from '@ronda/contract'
import { useState } from 'react'
import { useTableContext } from '../sharedRound/context.ts'
import { checkRound, hasSignature, type Checked } from './check.ts'
import { gatherChecks } from './gatherChecks.ts'

/** The check of a past round, which runs when the player asks for it. */
export function useRoundCheck(round: SharedRound, chain: SharedChain): readonly [Checked | undefined, () => void] {
  const { rules, pace } = useTableContext()
  const [checked, setChecked] = useState<Checked>()
  const check = async (): Promise<void> => {
    const checks = await gatherChecks(hasSignature(round))
    setChecked(checkRound({ rules, pace }, chain, round, checks))
  }
  return [checked, () => void check()]
}
