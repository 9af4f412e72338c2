import type { SharedPlayed } from '@ronda/contract'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { History, type PageQuery } from '../panel/History.tsx'
import { RoundRow } from '../panel/RoundRow.tsx'
import { useTableContext } from '../sharedRound/context.ts'
import '../verify/panels.css'

type Props = { readonly onVerify: (round: SharedPlayed) => void }

/** The rounds that this player has bet on here. */
export function MyRounds({ onVerify }: Props) {
  const { client } = useTableContext()
  const ask = useCallback((page: PageQuery) => client.sharedRound.rounds(page), [client])
  return <History ask={ask}>{(round) => <Row key={round.id} round={round} onVerify={onVerify} />}</History>
}

function Row({ round, onVerify }: Props & { readonly round: SharedPlayed }) {
  const t = useTranslations()
  const { game } = useTableContext()
  const resultOf = game.useResult()
  const words = round.isVoid ? t('arcade.voided') : round.outcome ? resultOf(round.outcome) : ''
  const chips = <span className="chip">{t('sharedRound.round', { number: round.number })}</span>
  return <RoundRow {...round} chips={chips} words={words} onVerify={() => onVerify(round)} />
}
