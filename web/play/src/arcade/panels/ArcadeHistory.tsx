import type { ArcadeRound } from '@ronda/contract'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../../shared/session/context.ts'
import { History, type PageQuery } from '../../shared/panel/History.tsx'
import { RoundRow } from '../../shared/panel/RoundRow.tsx'
import { partsOf, useTimes } from '../../shared/session/times.ts'
import { useArcadeContext } from '../round/context.ts'

type Props = { readonly onVerify: (round: ArcadeRound) => void }

export function ArcadeHistory({ onVerify }: Props) {
  const { client } = useGameContext()
  const ask = useCallback((page: PageQuery) => client.arcade.rounds(page), [client])
  return <History ask={ask}>{(round) => <ArcadeRow key={round.id} round={round} onVerify={onVerify} />}</History>
}

function ArcadeRow({ round, onVerify }: Props & { readonly round: ArcadeRound }) {
  const t = useTranslations('arcade')
  const { game } = useArcadeContext()
  const times = useTimes()
  const { Words } = game
  const words = round.isVoid ? t('voided') : <Words round={round} />
  const chip = round.isVoid ? t('voidedShort') : t('times', { times: times(partsOf(round.win, round.staked)) })
  const chips = <span className="chip">{chip}</span>
  return <RoundRow {...round} chips={chips} words={words} onVerify={() => onVerify(round)} />
}
