import type { SharedPlayed } from '@ronda/contract'
import { unreachable } from '@ronda/core'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Sheet } from '../../shared/panel/Sheet.tsx'
import { useTableField } from '../../shared/sharedRound/context.ts'
import { Trends } from '../trends/Trends.tsx'
import { DrawFairness } from './DrawFairness.tsx'
import { OpenReceipt, type TicketInDraw } from './OpenReceipt.tsx'
import { Receipt } from './Receipt.tsx'
import { Results } from './Results.tsx'
import { RulesPage } from './RulesPage.tsx'
import { Tickets } from './Tickets.tsx'

const PAGES = ['mine', 'past', 'trends', 'rules', 'fair'] as const
export type LotteryPage = (typeof PAGES)[number]

type Props = {
  readonly page: LotteryPage
  readonly onPage: (page: LotteryPage) => void
  readonly onClose: () => void
}

/** The information pages of a lottery. */
export function LotteryPanel({ page, onPage, onClose }: Props) {
  const t = useTranslations('lottery.panel')
  const dialog = useRef<HTMLDialogElement>(null)
  const [receipt, setReceipt] = useState<SharedPlayed>()
  const [sealed, setSealed] = useState<TicketInDraw>()
  const open = (next: LotteryPage): void => {
    setReceipt(undefined)
    setSealed(undefined)
    onPage(next)
  }
  return (
    <Sheet dialog={dialog} pages={PAGES} page={page} nameOf={(name) => t(name)} onPage={open} onClose={onClose}>
      {receipt ? (
        <Receipt played={receipt} onBack={() => setReceipt(undefined)} />
      ) : sealed ? (
        <OpenReceipt sealed={sealed} onBack={() => setSealed(undefined)} />
      ) : (
        <Page page={page} onSealed={setSealed} onReceipt={setReceipt} />
      )}
    </Sheet>
  )
}

function Page({ page, ...ways }: { readonly page: LotteryPage } & Parameters<typeof Tickets>[0]) {
  const snapshot = useTableField('snapshot')
  switch (page) {
    case 'mine':
      return <Tickets {...ways} />
    case 'past':
      return <Results />
    case 'trends':
      return snapshot ? <Trends number={snapshot.round.number} past={snapshot.past} /> : null
    case 'rules':
      return <RulesPage />
    case 'fair':
      return <DrawFairness />
    default:
      return unreachable(page)
  }
}
