import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { tellParent } from '../launch/parent.ts'
import { useLive, useLiveSeat, useTableGame } from './useLive.ts'

const WORDS_MAX = 120

/** Tells the page around us what the table is at: where several are open, each is seen in a strip. */
export function useTellTable(): void {
  const t = useTranslations('live')
  const { table } = useLiveSeat()
  const game = useTableGame()
  const stage = useLive('stage')
  const told = useLive('told')
  const resultOf = game.useResult()
  const locksAtMs = told?.round.locksAtMs
  const outcome = (stage === 'result' ? told?.round.outcome : undefined) ?? told?.past[0]?.outcome
  const last = (outcome ? resultOf(outcome) : t('voidMark')).slice(0, WORDS_MAX)
  useEffect(() => {
    if (locksAtMs === undefined) return
    const locksInMs = stage === 'betting' ? Math.max(0, Math.round(locksAtMs - table.nowMs())) : null
    tellParent({ type: 'ronda.table', locksInMs, last })
  }, [stage, locksAtMs, last, table])
}
