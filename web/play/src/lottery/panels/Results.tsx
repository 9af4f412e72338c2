import type { SharedChain, SharedRound } from '@ronda/contract'
import { ok } from '@ronda/core'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../shared/controls/Icon.tsx'
import { History, type PageQuery } from '../../shared/panel/History.tsx'
import { useGameContext } from '../../shared/session/context.ts'
import { useTableContext } from '../../shared/sharedRound/context.ts'
import { useRoundCheck } from '../../shared/verify/useRoundCheck.ts'
import { CheckedSteps, VerdictHint, VerdictMark } from '../../shared/verify/Verdict.tsx'
import { DrawnNumbers } from '../results/DrawnNumbers.tsx'

const PAGE_DRAWS = 10

type Drawn = { readonly id: string; readonly round: SharedRound; readonly chain: SharedChain }

/** Results of past draws, page by page; each can be verified. */
export function Results() {
  const t = useTranslations('lottery')
  const { gameCode } = useGameContext().session
  const { client } = useTableContext()
  const ask = useCallback(
    async (page: PageQuery) => {
      const past = await client.sharedRound.past({ game: gameCode, ...page })
      if (!past.ok) return past
      const { rounds, chain, next } = past.value
      return ok({ rounds: rounds.map((round): Drawn => ({ id: `${round.number}`, round, chain })), next })
    },
    [client, gameCode],
  )
  return (
    <History ask={ask} limit={PAGE_DRAWS} className="draw-list" empty={t('noDraws')}>
      {(drawn) => <DrawRow key={drawn.id} drawn={drawn} />}
    </History>
  )
}

function DrawRow({ drawn: { round, chain } }: { readonly drawn: Drawn }) {
  const t = useTranslations()
  const { locale } = useGameContext()
  const { rules } = useTableContext()
  const [checked, check] = useRoundCheck(round, chain)
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
          <button type="button" className="button is-small" onClick={check}>
            <Icon name="seal" />
            {t('sharedRound.fair.check')}
          </button>
        )}
        {checked && <VerdictMark checked={checked} />}
      </header>
      {outcome ? (
        <DrawnNumbers outcome={outcome} />
      ) : (
        <p>{`${t('lottery.status.void')}. ${t(`sharedRound.void.${round.voidReason ?? 'unknown'}`)}`}</p>
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
