import type { Refusal } from '@ronda/client'
import type { SharedChain, SharedRound } from '@ronda/contract'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../../slot/machine/context.ts'
import { Icon } from '../../shared/controls/Icon.tsx'
import { useAsk } from '../../shared/panel/useAsk.ts'
import { Failed, Skeleton } from '../../shared/panel/Waiting.tsx'
import { checkRound, hasSignature, type Checked } from '../../shared/verify/check.ts'
import { gatherChecks } from '../../shared/verify/gatherChecks.ts'
import { CheckedSteps, VerdictHint, VerdictMark } from '../../shared/verify/Verdict.tsx'
import { useLiveContext } from '../../shared/sharedRound/context.ts'
import { DrawnNumbers } from '../results/DrawnNumbers.tsx'

const PAGE_DRAWS = 10

type Drawn = { readonly round: SharedRound; readonly chain: SharedChain }

/** Results of past draws, page by page; each can be verified. */
export function Results() {
  const t = useTranslations('lottery')
  const { session } = useGameContext()
  const { client } = useLiveContext()
  const { gameCode } = session
  const ask = useCallback(() => client.table.past({ game: gameCode, limit: PAGE_DRAWS }), [client, gameCode])
  const [past, again] = useAsk(ask)
  if (past.state === 'asking') return <Skeleton rows={6} />
  if (past.state === 'failed') return <Failed refusal={past.refusal} onRetry={again} />
  const { rounds, chain, next } = past.value
  if (rounds.length === 0) return <p className="empty">{t('noDraws')}</p>
  return <Draws first={rounds.map((round) => ({ round, chain }))} firstNext={next} />
}

function Draws({ first, firstNext }: { readonly first: readonly Drawn[]; readonly firstNext: number | null }) {
  const t = useTranslations('play.history')
  const { session } = useGameContext()
  const { client } = useLiveContext()
  const [draws, setDraws] = useState(first)
  const [next, setNext] = useState(firstNext)
  const [refusal, setRefusal] = useState<Refusal>()
  const more = async (before: number): Promise<void> => {
    const page = await client.table.past({ game: session.gameCode, limit: PAGE_DRAWS, before })
    setRefusal(page.ok ? undefined : page.error)
    if (!page.ok) return
    const { chain, rounds } = page.value
    setDraws((now) => [...now, ...rounds.map((round) => ({ round, chain }))])
    setNext(page.value.next)
  }
  return (
    <div className="history">
      <ul className="draw-list">
        {draws.map((drawn) => (
          <DrawRow key={drawn.round.number} drawn={drawn} />
        ))}
      </ul>
      {refusal && next !== null && <Failed refusal={refusal} onRetry={() => void more(next)} />}
      {next !== null && !refusal && (
        <button type="button" className="button" onClick={() => void more(next)}>
          {t('more')}
        </button>
      )}
    </div>
  )
}

function DrawRow({ drawn: { round, chain } }: { readonly drawn: Drawn }) {
  const t = useTranslations()
  const { locale } = useGameContext()
  const { rules, pace } = useLiveContext()
  const [checked, setChecked] = useState<Checked>()
  const check = async (): Promise<void> => {
    const checks = await gatherChecks(hasSignature(round))
    setChecked(checkRound({ rules, pace }, chain, round, checks))
  }
  const { number, outcome, showsAtMs } = round
  const { host } = (rules.prelude?.(number) ?? {}) as { readonly host?: string }
  const time = new Date(showsAtMs)
  return (
    <li className="draw-row">
      <header>
        <strong>{t('lottery.draw', { number })}</strong>
        <time dateTime={time.toISOString()}>
          {time.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        {host !== undefined && <span>{host}</span>}
        {outcome && !checked && (
          <button type="button" className="button is-small" onClick={() => void check()}>
            <Icon name="seal" />
            {t('live.fair.check')}
          </button>
        )}
        {checked && <VerdictMark checked={checked} />}
      </header>
      {outcome ? (
        <DrawnNumbers outcome={outcome} />
      ) : (
        <p>{`${t('lottery.status.void')}. ${t(`live.void.${round.voidReason ?? 'unknown'}`)}`}</p>
      )}
      {checked && (
        <>
          <CheckedSteps checked={checked} round={{ ...round, hasHeap: round.heaps !== undefined, hasTickets: false }} />
          <VerdictHint checked={checked} />
        </>
      )}
    </li>
  )
}
