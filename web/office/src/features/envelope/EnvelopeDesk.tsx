import { useInfiniteQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import type { Rain } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { PlanDesk } from '../../shell/desk/PlanDesk.tsx'
import { rainsQuery } from './envelope.queries.ts'
import { RainDialog } from './RainDialog.tsx'
import { RainLine } from './RainLine.tsx'

const lineOf = (rain: Rain) => <RainLine rain={rain} />

const formFor = ({ currency }: { readonly currency: Currency }, onClose: () => void) => (
  <RainDialog currency={currency} onClose={onClose} />
)

/** Red envelopes: what the fund has, and what is planned, published and taken. */
export function EnvelopeDesk() {
  return (
    <PlanDesk
      texts={useDesk().texts.envelopes}
      icon={Mail}
      query={useInfiniteQuery(rainsQuery)}
      plansOf={({ rains }) => rains}
      lineOf={lineOf}
      formFor={formFor}
    />
  )
}
