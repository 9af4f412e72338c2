import { TABLE_MARKS_MAX, type TableMark } from '@ronda/contract'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { postToParent } from '../page/parent.ts'
import { useMarks } from '../sharedRound/ResultMark.tsx'
import { useTableField, useTableContext, useTableGame } from '../sharedRound/context.ts'

const WORDS_MAX = 120

/** Posts the state of the table to the parent page, which shows several open tables in a strip. */
export function usePostTable(): void {
  const t = useTranslations('sharedRound')
  const { table } = useTableContext()
  const game = useTableGame()
  const stage = useTableField('stage')
  const snapshot = useTableField('snapshot')
  const resultOf = game.useResult()
  const locksAtMs = snapshot?.round.locksAtMs
  const past = snapshot?.past ?? []
  // A result is visible before its round is over and in the list of past rounds.
  const isNew = stage === 'result' && snapshot !== undefined && past[0]?.number !== snapshot.round.number
  const shown = isNew ? [snapshot.round, ...past] : past
  const outcome = shown[0]?.outcome
  const last = (outcome ? resultOf(outcome) : t('voidMark')).slice(0, WORDS_MAX)
  const markOf = useMarks()
  // As text, so that an equal value is not posted twice.
  const marks = JSON.stringify(shown.slice(0, TABLE_MARKS_MAX).map(({ outcome: each }) => markOf(each)))
  useEffect(() => {
    if (locksAtMs === undefined) return
    const locksInMs = stage === 'betting' ? Math.max(0, Math.round(locksAtMs - table.nowMs())) : null
    postToParent({ type: 'ronda.table', locksInMs, last, marks: JSON.parse(marks) as TableMark[] })
  }, [stage, locksAtMs, last, marks, table])
}
