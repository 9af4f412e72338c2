import type { RefusalTexts } from '@ronda/i18n'
import { useLocale } from 'use-intl'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { SeedNotice } from '../shared/fairness/SeedNotice.tsx'
import { Hud } from './hud/Hud.tsx'
import { JackpotBar } from './hud/JackpotBar.tsx'
import { NoticeCard } from './hud/NoticeCard.tsx'
import { SceneCard } from './hud/SceneCard.tsx'
import { StageOverlay } from './hud/StageOverlay.tsx'
import type { OpenGame } from '../shell/enter.ts'
import { Panel, type PanelPage } from './panels/Panel.tsx'
import { Backdrop } from './Backdrop.tsx'
import { PlayContext, type Play } from './machine/context.ts'
import { openTable, type Table } from './machine/machine.ts'
import { useKeys } from './useKeys.ts'
import { useTableWords } from './useMachineWords.ts'

export type PlayScreenProps = { readonly open: OpenGame; readonly locale: string; readonly refusals: RefusalTexts }

/** The whole slot on screen: background and reels below, texts and controls above. */
export function PlayScreen({ open, locale, refusals }: PlayScreenProps) {
  const language = useLocale()
  // The title over the reels keeps the language it was drawn in; all other texts follow the user's language.
  const [first] = useState(language)
  const name = open.session.gameNames[language]
  const words = useTableWords(locale)
  const [firstWords] = useState(words)
  const box = useRef<HTMLDivElement>(null)
  const [table, setTable] = useState<Table>()

  useEffect(() => {
    document.title = name
  }, [name])

  useEffect(() => {
    if (!box.current) return undefined
    const opened = openTable({ ...open, box: box.current, language: first, words: firstWords })
    setTable(opened)
    return () => opened.close()
  }, [open, first, firstWords])

  // In the same layout pass as the controls and after them, so that the reels get the space that is left.
  useLayoutEffect(() => table?.open(), [table])

  const isFree = useFree(table)
  const play = useMemo<Play | undefined>(
    () => table && { ...open, table, locale, refusals },
    [open, table, locale, refusals],
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

/** Whether free spins are on the reels; false while the table is loading. */
function useFree(table: Table | undefined): boolean {
  return useSyncExternalStore(table?.store.watch ?? NO_WATCH, () => table?.store.read().free !== undefined)
}

function Controls() {
  const [page, setPage] = useState<PanelPage>()
  useKeys(page !== undefined)
  return (
    <>
      <Hud onOpen={setPage} />
      <NoticeCard />
      <SeedNotice />
      {page && <Panel page={page} onPage={setPage} onClose={() => setPage(undefined)} />}
    </>
  )
}
