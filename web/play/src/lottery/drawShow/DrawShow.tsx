import type { SharedRound } from '@ronda/contract'
import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Json } from '../../shared/wager/json.ts'
import { Icon } from '../../shared/controls/Icon.tsx'
import { useTableField, useTableContext } from '../../shared/sharedRound/context.ts'
import { usePassed } from '../../shared/page/useElapsed.ts'
import { linesOfTickets } from '../slip/slip.ts'
import { useLottery } from '../slip/useLottery.ts'
import { BallStage } from './BallStage.tsx'
import { DrumStage } from './DrumStage.tsx'
import { OwnResult } from './OwnResult.tsx'
import { PrizeStage } from './PrizeStage.tsx'
import { marksOf, revealsOf, type Reveal } from '../variants/reveal.ts'

type Drawn = SharedRound & { readonly outcome: Json }

type Props = { readonly round: Drawn; readonly onLeave: () => void }

/**
 * The draw as it happens, by the server's clock: a late viewer starts with the numbers drawn so far. It can be skipped,
 * never changed.
 */
export function DrawShow({ round, onLeave }: Props) {
  const t = useTranslations('lottery.ritual')
  const { rules, table } = useTableContext()
  const { variant } = useLottery()
  const tickets = useTableField('tickets')
  const [isSkipped, setSkipped] = useState(false)
  const { outcome, showsAtMs } = round
  const reveals = useMemo(() => revealsOf(variant.prizesOf(outcome).toReversed()), [variant, outcome])
  const marks = useMemo(() => marksOf(reveals.length, rules.showMs(outcome)), [reveals, rules, outcome])
  const seen = usePassed(marks, showsAtMs, table.nowMs)
  const passed = isSkipped ? reveals.length : seen
  const isOver = passed >= reveals.length
  const lines = linesOfTickets(tickets)
  useBallSound(passed, reveals.length)
  const Stage = variant.face === 'balls' ? BallStage : variant.face === 'drums' ? DrumStage : PrizeStage
  return (
    <section className={`ritual is-${variant.face}${isOver ? ' is-over' : ''}`} aria-label={t('again')}>
      <Stage reveals={reveals} passed={passed} lines={lines} />
      <OwnResult number={round.number} hasTickets={lines.length > 0} isOver={isOver} />
      <div className="ritual-tools">
        {!isOver && (
          <button type="button" className="button is-small" onClick={() => setSkipped(true)}>
            <Icon name="skip" />
            {t('skip')}
          </button>
        )}
        <button type="button" className="button is-small" onClick={onLeave}>
          {t('back')}
        </button>
      </div>
      <SpokenReveal reveal={passed > 0 && !isSkipped ? reveals[passed - 1] : undefined} />
    </section>
  )
}

/** A sound for each ball, and tension before the last one. */
function useBallSound(passed: number, all: number): void {
  const { sound } = useTableContext()
  useEffect(() => {
    if (passed === 0 || passed > all) return
    sound.thump(passed % 5)
    if (passed === all - 1) sound.rise()
  }, [sound, passed, all])
}

function SpokenReveal({ reveal }: { readonly reveal: Reveal | undefined }) {
  const t = useTranslations('lottery')
  return (
    <output className="spoken">
      {reveal && t('ritual.out', { prize: t(`prize.${reveal.prize}`), number: reveal.text })}
    </output>
  )
}
