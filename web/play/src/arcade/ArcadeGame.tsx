import { tableTones } from '@ronda/art'
import { useState, type CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../shared/session/context.ts'
import { SeedNotice } from '../shared/fairness/SeedNotice.tsx'
import { HeadTools } from '../shared/controls/HeadTools.tsx'
import { BetPanel } from './bet/BetPanel.tsx'
import { ArcadeNotice } from './ArcadeNotice.tsx'
import { partsOf, useTimes } from '../shared/session/times.ts'
import { ArcadePanel, type ArcadePage } from './panels/ArcadePanel.tsx'
import { useArcadeKeys } from './useArcadeKeys.ts'
import { useArcadeContext, useStageProps, useArcadeView } from './round/context.ts'

/** The stage of the game, the last results, and the bet panel. */
export function ArcadeGame({ name }: { readonly name: string }) {
  const { game, rules } = useArcadeContext()
  const [page, setPage] = useState<ArcadePage>()
  useArcadeKeys(page !== undefined)
  const { glow, deep } = tableTones(game.hue)
  return (
    <main className="solo" style={{ '--glow': glow, '--deep': deep } as CSSProperties}>
      <div className="solo-light" aria-hidden="true" />
      <Head name={name} onOpen={setPage} />
      <section className={`solo-table is-${rules}`}>
        <Table />
        <Outcome />
      </section>
      <Chips />
      <BetPanel />
      <ArcadeNotice />
      <SeedNotice />
      <Spoken />
      {page && <ArcadePanel page={page} onPage={setPage} onClose={() => setPage(undefined)} />}
    </main>
  )
}

function Head({ name, onOpen }: { readonly name: string; readonly onOpen: (page: ArcadePage) => void }) {
  const t = useTranslations('arcade')
  const { sound } = useArcadeContext()
  return (
    <header className="solo-head">
      <h1>{name}</h1>
      <HeadTools sound={sound} more={t('more')} onMore={() => onOpen('rules')} />
    </header>
  )
}

function Table() {
  const { Stage } = useArcadeContext().game
  return <Stage {...useStageProps()} />
}

/** One line with the result. A win below the stake is not celebrated. */
function useOutcomeWords(): string {
  const t = useTranslations('arcade')
  const { round, phase } = useArcadeView()
  const write = useMoney()
  const times = useTimes()
  if (phase === 'asking') return t('playing')
  if (!round || phase === 'showing') return window.matchMedia('(hover: hover)').matches ? t('readyKeys') : t('ready')
  if (!round.isOver) return t('open')
  const { win, staked } = round
  if (win === 0n) return t('none')
  if (win < staked) return t('quiet', { win: write(win), staked: write(staked) })
  if (win === staked) return t('even')
  return t('won', { win: write(win), times: times(partsOf(win, staked)) })
}

function Outcome() {
  const { round, phase } = useArcadeView()
  const isGain = phase === 'idle' && round?.isOver === true && round.win > round.staked
  return (
    <p className={`solo-outcome${isGain ? ' is-gain' : ''}`} aria-hidden="true">
      {useOutcomeWords()}
    </p>
  )
}

function Spoken() {
  const { game } = useArcadeContext()
  const { round, phase } = useArcadeView()
  const words = useOutcomeWords()
  const { Words } = game
  return (
    <output className="spoken">
      {round && phase === 'idle' && (
        <>
          <Words round={round} />
          {`. ${words}`}
        </>
      )}
    </output>
  )
}

/** The last results, the newest first. */
function Chips() {
  const t = useTranslations('arcade')
  const { results } = useArcadeView()
  const times = useTimes()
  const write = useMoney()
  return (
    <ol className="solo-chips" aria-label={t('results')}>
      {results.map(({ id, win, staked }) => {
        const text = times(partsOf(win, staked))
        return (
          <li key={id} className={win > staked ? 'is-gain' : ''} title={t('result', { times: text, win: write(win) })}>
            {t('times', { times: text })}
          </li>
        )
      })}
    </ol>
  )
}
