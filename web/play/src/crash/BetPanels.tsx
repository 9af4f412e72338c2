import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { belongsToTarget } from '../shared/page/belongsToTarget.ts'
import { useMoney } from '../shared/session/context.ts'
import { TableMoney } from '../shared/table/TableMoney.tsx'
import { OwnLine } from '../shared/table/TableFoot.tsx'
import { useTableContext, useTableView } from '../shared/sharedRound/context.ts'
import { NoticeCard } from '../shared/notice/NoticeCard.tsx'
import { AutoOverWords } from '../shared/notice/words.tsx'
import { whenHidden } from '../shared/page/hidden.ts'
import { BetPanel } from './BetPanel.tsx'
import { Comet } from './comet.ts'
import { unassignedTickets } from './panels.ts'
import { SpokenHeights } from './SpokenHeights.tsx'
import { CometContext, usePanels, useComet } from './useComet.ts'
import './crash.css'

/** Two bets side by side, and the balance. */
export function BetControls({ isPaused }: { readonly isPaused: boolean }) {
  const { table } = useTableContext()
  const [comet] = useState(() => new Comet(table, () => crypto.randomUUID()))
  useEffect(() => {
    const stops = [comet.open(), whenHidden(() => comet.leave())]
    return () => {
      for (const stop of stops) stop()
    }
  }, [comet])
  return (
    <CometContext value={comet}>
      <Bets isPaused={isPaused} />
      <AutoOverNotice />
      <Foot />
      <SpokenHeights />
    </CometContext>
  )
}

/** Space cashes out everything or places a bet; 1 and 2 press the button of that bet. */
function useCometKeys(isPaused: boolean): void {
  const comet = useComet()
  const { sound } = useTableContext()
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isPaused || event.repeat || event.ctrlKey || event.metaKey || event.altKey || belongsToTarget(event)) return
      if (event.key === ' ') comet.press()
      else if (event.key === '1' || event.key === '2') comet.act(Number(event.key) - 1)
      else return
      sound.wake()
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [comet, sound, isPaused])
}

function Bets({ isPaused }: { readonly isPaused: boolean }) {
  const t = useTranslations('sharedRound.crash')
  const panels = usePanels()
  useCometKeys(isPaused)
  return (
    <section className="comet-bets" aria-label={t('bets')}>
      <p className="spoken">{t('keys')}</p>
      {panels.map((panel, at) => (
        <BetPanel key={at} at={at} panel={panel} />
      ))}
    </section>
  )
}

function AutoOverNotice() {
  const comet = useComet()
  // Read again whenever the panels change: a run ends by a change of its panel.
  usePanels()
  const over = comet.over()
  if (over === undefined) return null
  return (
    <NoticeCard kind="autoOver" onClose={() => comet.dismiss()}>
      <AutoOverWords end={over.end} net={over.net} />
    </NoticeCard>
  )
}

function Foot() {
  const t = useTranslations('sharedRound.crash')
  const view = useTableView()
  const panels = usePanels()
  const write = useMoney()
  const staked = write(view.tickets.reduce((sum, ticket) => sum + ticket.staked, 0n))
  const unassigned = unassignedTickets(panels, view).length
  return (
    <footer className="live-foot comet-foot">
      <TableMoney onTable={unassigned > 0 ? `${staked} · ${t('unassigned', { count: unassigned })}` : staked} />
      <OwnLine />
    </footer>
  )
}
