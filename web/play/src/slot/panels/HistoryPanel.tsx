import type { SlotRound } from '@ronda/contract'
import { useCallback, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { usePlay } from '../machine/context.ts'
import { Icon } from '../../shared/controls/Icon.tsx'
import { presentRound } from '../round/present.ts'
import { History, type PageQuery } from '../../shared/panel/History.tsx'
import { RoundRow } from '../../shared/panel/RoundRow.tsx'

export type HistoryPanelProps = {
  readonly onReplay: (round: SlotRound) => void
  readonly onVerify: (round: SlotRound) => void
}

export function HistoryPanel(props: HistoryPanelProps) {
  const { client } = usePlay()
  const ask = useCallback((page: PageQuery) => client.slot.rounds(page), [client])
  return <History ask={ask}>{(round) => <SlotRow key={round.id} round={round} {...props} />}</History>
}

/** The number of free spins, if the round was played by the loaded model. */
function useFreeSpins(round: SlotRound): number {
  const { model } = usePlay()
  return useMemo(() => {
    const presented = presentRound(model, round)
    return presented.ok ? presented.value.result.spins.filter(({ free }) => free).length : 0
  }, [model, round])
}

function SlotRow({ round, onReplay, onVerify }: HistoryPanelProps & { readonly round: SlotRound }) {
  const t = useTranslations('play.history')
  const freeSpins = useFreeSpins(round)
  const chips = (
    <>
      {round.bet === 'buy' && <span className="chip">{t('bought')}</span>}
      {freeSpins > 0 && <span className="chip">{t('free', { count: freeSpins })}</span>}
    </>
  )
  const tools = (
    <button type="button" className="button is-small" onClick={() => onReplay(round)}>
      <Icon name="replay" />
      {t('replay')}
    </button>
  )
  return <RoundRow {...round} staked={round.stake} chips={chips} tools={tools} onVerify={() => onVerify(round)} />
}
