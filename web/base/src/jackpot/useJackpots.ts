import { useQuery } from '@tanstack/react-query'
import type { Currency } from '@ronda/core'
import { useShownMember } from '../member/useShownMember.ts'
import { isTrial } from '../member/roles.ts'
import { jackpotsQuery } from './jackpot.queries.ts'

/** The member's currency; undefined for visitors and trial accounts, who see the pools of the brand's currency. */
export function useJackpotCurrency(): Currency | undefined {
  const member = useShownMember()
  return member && !isTrial(member) ? member.currency : undefined
}

export function useJackpots() {
  return useQuery(jackpotsQuery(useJackpotCurrency()))
}
