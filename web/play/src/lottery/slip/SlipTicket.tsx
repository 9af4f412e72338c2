import { LINES_MAX } from '@ronda/games'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../shared/session/context.ts'
import { useBalanceName } from '../../shared/session/useBalanceName.ts'
import { Icon } from '../../shared/controls/Icon.tsx'
import { Segments } from '../../shared/controls/Segments.tsx'
import { useTableField } from '../../shared/sharedRound/context.ts'
import { useSlipEditor, useLottery } from './useLottery.ts'
import { setAllUnits } from './slip.ts'
import { SlipFoot } from './SlipFoot.tsx'
import { SlipLine } from './SlipLine.tsx'

type Props = { readonly onTickets: () => void }

/** The slip: its lines, its cost, and the button that stakes it. On a phone it opens on request. */
export function SlipTicket({ onTickets }: Props) {
  const t = useTranslations('lottery.slip')
  const { slip } = useSlipEditor()
  const snapshot = useTableField('snapshot')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={`slip${isOpen ? ' is-open' : ''}`} aria-label={t('title')}>
      <button
        type="button"
        className="slip-grip"
        aria-expanded={isOpen}
        title={isOpen ? t('close') : t('open')}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t('lines', { count: slip.lines.length })}</span>
        <SlipBalance />
        <Icon name="forward" />
      </button>
      <div className="slip-paper">
        <header className="slip-head">
          <h2>{t('title')}</h2>
          {snapshot && <p>{t('for', { number: snapshot.round.number })}</p>}
        </header>
        <Lines />
        <Tools />
      </div>
      <SlipFoot onTickets={onTickets} />
    </section>
  )
}

function SlipBalance() {
  const name = useBalanceName()
  const { cash } = useTableField('balance')
  const write = useMoney()
  return (
    <span className="slip-balance">
      {name}
      <strong>{write(cash)}</strong>
    </span>
  )
}

function Lines() {
  const t = useTranslations('lottery.slip')
  const { slip } = useSlipEditor()
  if (slip.lines.length === 0) return <p className="slip-empty">{t('empty')}</p>
  return (
    <>
      <ol className="slip-lines">
        {slip.lines.map((line, at) => (
          <SlipLine key={`${line.kind} ${line.pick}`} line={line} at={at} />
        ))}
      </ol>
      {slip.lines.length >= LINES_MAX && <p className="slip-note">{t('full', { count: LINES_MAX })}</p>}
    </>
  )
}

const UNITS = [1, 2, 5, 10, 50] as const

/** On how many later draws the server places the same slip. */
const DRAWS = [0, 1, 2, 5, 10, 30] as const

function Tools() {
  const t = useTranslations('lottery.slip')
  const { editor } = useLottery()
  const { units, draws, hasNoLast } = useSlipEditor()
  const terms = useTableField('terms')
  const write = useMoney()
  const choose = (count: number): void => {
    editor.setUnits(count)
    editor.change((slip) => setAllUnits(slip, count))
  }
  return (
    <div className="slip-tools">
      <Segments label={t('unitsEach')} items={UNITS} value={units} nameOf={(count) => `${count}`} onChoose={choose} />
      <Segments
        label={t('draws')}
        items={DRAWS}
        value={draws}
        nameOf={(count) => (count === 0 ? t('drawsNone') : `${count}`)}
        onChoose={(count) => editor.setDraws(count)}
      />
      {draws > 0 && <p className="slip-note">{t('drawsNote', { count: draws })}</p>}
      <p className="slip-unit">
        {terms && <span>{t('unit', { amount: write(terms.unit) })}</span>}
        <button type="button" className="slip-link" onClick={() => void editor.copyLast()}>
          <Icon name="copy" />
          {t('copy')}
        </button>
      </p>
      {hasNoLast && <output className="slip-note">{t('noLast')}</output>}
    </div>
  )
}
