import type { RefusalTexts } from '@ronda/i18n'
import { useLocale } from 'use-intl'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { SeedNotice } from '../shared/fairness/SeedNotice.tsx'
import { Hud } from './hud/Hud.tsx'
import { JackpotBar } from './hud/JackpotBar.tsx'
import { SlotNotice } from './hud/SlotNotice.tsx'
import { SceneCard } from './hud/SceneCard.tsx'
import { StageOverlay } from './hud/StageOverlay.tsx'
import { useGameName } from '../shared/session/useGameName.ts'
import type { OpenSlot } from './machine/openSlot.ts'
import { Panel, type PanelPage } from './panels/Panel.tsx'
import { Backdrop } from './Backdrop.tsx'
import { PlayContext, type Play } from './machine/context.ts'
import { openMachine, type Machine } from './machine/machine.ts'
import { useKeys } from './useKeys.ts'
import { useMachineWords } from './useMachineWords.ts'

export type SlotScreenProps = { readonly open: OpenSlot; readonly locale: string; readonly refusals: RefusalTexts }

/** The whole slot on screen: background and reels below, texts and controls above. */
export function SlotScreen({ open, locale, refusals }: SlotScreenProps) {
  const language = useLocale()
  // The title over the reels keeps the language it was drawn in; all other texts follow the user's language.
  const [first] = useState(language)
  const name = useGameName()
  const words = useMachineWords(locale)
  const [firstWords] = useState(words)
  const box = useRef<HTMLDivElement>(null)
  const [machine, setMachine] = useState<Machine>()

  useEffect(() => {
    if (!box.current) return undefined
    const opened = openMachine({ ...open, box: box.current, language: first, words: firstWords })
    setMachine(opened)
    return () => opened.close()
  }, [open, first, firstWords])

  // In the same layout pass as the controls and after them, so that the reels get the space that is left.
  useLayoutEffect(() => machine?.open(), [machine])

  const isFree = useFree(machine)
  const play = useMemo<Play | undefined>(
    () => machine && { ...open, machine, locale, refusals },
    [open, machine, locale, refusals],
  )
  return (
    <main className={open.session.hasJackpots ? 'play has-jackpots' : 'play'}>
      <h1 className="spoken">{name}</h1>
      {open.session.hasJackpots && play && (
        <PlayContext value={play}>
          <JackpotBar />
        </PlayContext>
      )}
      {open.session.hasJackpots && !play && <div className="jackpots" />}
      <div className="stage">
        <Backdrop skin={open.skin} isFree={isFree} />
        <div ref={box} className="reels" aria-hidden="true" />
        {play && (
          <PlayContext value={play}>
            <StageOverlay />
            <SceneCard />
          </PlayContext>
        )}
      </div>
      {play && (
        <PlayContext value={play}>
          <Controls />
        </PlayContext>
      )}
    </main>
  )
}

const NO_WATCH = (): (() => void) => () => {}

/** Whether free spins are on the reels; false while the machine is loading. */
function useFree(machine: Machine | undefined): boolean {
  return useSyncExternalStore(machine?.store.watch ?? NO_WATCH, () => machine?.store.read().free !== undefined)
}

function Controls() {
  const [page, setPage] = useState<PanelPage>()
  useKeys(page !== undefined)
  return (
    <>
      <Hud onOpen={setPage} />
      <SlotNotice />
      <SeedNotice />
      {page && <Panel page={page} onPage={setPage} onClose={() => setPage(undefined)} />}
    </>
  )
}
