import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { belongsToTarget } from '../shared/page/belongsToTarget.ts'
import { useGameContext, useMoney } from '../slot/machine/context.ts'
import { OwnLine } from '../shared/table/TableFoot.tsx'
import { useLiveContext, useLiveView } from '../shared/sharedRound/context.ts'
import { BetPanel } from './BetPanel.tsx'
import { Comet } from './comet.ts'
import { unassignedTickets } from './panels.ts'
import { SpokenHeights } from './SpokenHeights.tsx'
import { CometContext, usePanels, useComet } from './useComet.ts'
import './crash.css'

/** Two bets side by side, and the balance. */
export function BetControls({ isPaused }: { readonly isPaused: boolean }) {
  const { table } = useLiveContext()
  const [comet] = useState(() => new Comet(table, () => crypto.randomUUID()))
  useEffect(() => comet.open(), [comet])
  return (
    <CometContext value={comet}>
      <Bets isPaused={isPaused} />
      <Foot />
      <SpokenHeights />
    </CometContext>
  )
}

/** Space cashes out everything or places a bet; 1 and 2 press the button of that bet. */
function useCometKeys(isPaused: boolean): void {
  const comet = useComet()
  const { sound } = useLiveContext()
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
  const t = useTranslations('live.crash')
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

function Foot() {
  const t = useTranslations()
  const { session } = useGameContext()
  const view = useLiveView()
  const panels = usePanels()
  const write = useMoney()
  const staked = view.tickets.reduce((sum, ticket) => sum + ticket.staked, 0n)
  const unassigned = unassignedTickets(panels, view).length
  return (
    <footer className="live-foot comet-foot">
      <dl className="figures">
        <div>
          <dt>{session.mode === 'free' ? t('play.hud.freeBalance') : t('play.hud.balance')}</dt>
          <dd>{write(view.balance.cash)}</dd>
        </div>
        <div>
          <dt>{t('live.onTable')}</dt>
          <dd>
            {write(staked)}
            {unassigned > 0 && ` · ${t('live.crash.unassigned', { count: unassigned })}`}
          </dd>
        </div>
      </dl>
      <OwnLine />
    </footer>
  )
}
