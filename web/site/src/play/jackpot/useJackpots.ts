import { useQuery } from '@tanstack/react-query'
import type { Currency } from '@ronda/core'
import { useShownMember } from '../../people/session/useShownMember.ts'
import { isTrial } from '../../shell/roles.ts'
import { jackpotsQuery } from './jackpot.queries.ts'

/** The currency one plays for pools in; undefined for visitors and for who only tries, who see those of the house. */
export function useJackpotCurrency(): Currency | undefined {
  const member = useShownMember()
  return member && !isTrial(member) ? member.currency : undefined
}

export function useJackpots() {
  return useQuery(jackpotsQuery(useJackpotCurrency()))
}
