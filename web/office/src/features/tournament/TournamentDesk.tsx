import { useInfiniteQuery } from '@tanstack/react-query'
import { Medal } from 'lucide-react'
import type { PlannedTournament } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { PlanDesk } from '../../shell/desk/PlanDesk.tsx'
import { plansQuery } from './tournament.queries.ts'
import { TournamentDialog } from './TournamentDialog.tsx'
import { TournamentLine } from './TournamentLine.tsx'

const lineOf = (plan: PlannedTournament) => <TournamentLine plan={plan} />

const formFor = ({ currency, unit }: { readonly currency: Currency; readonly unit: bigint }, onClose: () => void) => (
  <TournamentDialog currency={currency} unit={unit} onClose={onClose} />
)

/** Tournaments: what the fund has, and what is planned, published and settled. */
export function TournamentDesk() {
  return (
    <PlanDesk
      texts={useDesk().texts.tournaments}
      icon={Medal}
      query={useInfiniteQuery(plansQuery)}
      plansOf={({ plans }) => plans}
      lineOf={lineOf}
      formFor={formFor}
    />
  )
}
