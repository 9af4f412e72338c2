import { useInfiniteQuery } from '@tanstack/react-query'
import { Tickets } from 'lucide-react'
import type { PlannedRaffle } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { PlanDesk } from '../../shell/desk/PlanDesk.tsx'
import { rafflesQuery } from './raffle.queries.ts'
import { RaffleDialog } from './RaffleDialog.tsx'
import { RaffleLine } from './RaffleLine.tsx'

const lineOf = (raffle: PlannedRaffle) => <RaffleLine raffle={raffle} />

const formFor = ({ currency }: { readonly currency: Currency }, onClose: () => void) => (
  <RaffleDialog currency={currency} onClose={onClose} />
)

/** Raffles: what the fund has, and what is planned, published and drawn. */
export function RaffleDesk() {
  return (
    <PlanDesk
      texts={useDesk().texts.raffles}
      icon={Tickets}
      query={useInfiniteQuery(rafflesQuery)}
      plansOf={({ raffles }) => raffles}
      lineOf={lineOf}
      formFor={formFor}
    />
  )
}
