import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTableContext } from '../../shared/sharedRound/context.ts'
import { Segments } from '../../shared/controls/Segments.tsx'
import type { Kind } from '../variants/variant.ts'
import { hasLine } from '../slip/slip.ts'
import { useSlipEditor, useLottery } from '../slip/useLottery.ts'
import { NumberBoard } from './Board.tsx'
import { HitPays } from './HitPays.tsx'
import { belowByChance, faceOf, numbersOf, picksOf, pickShown, quickPick, type Board } from '../variants/picks.ts'
import { PadTools } from './PadTools.tsx'
import { TypeNumber } from './TypeNumber.tsx'

type Props = { readonly kind: Kind; readonly board: Board }

/** A pad where each pressed number is a line. */
export function EachPad({ kind, board }: Props) {
  const t = useTranslations('lottery')
  const { editor } = useLottery()
  const { sound } = useTableContext()
  const { slip } = useSlipEditor()
  const [typed, setTyped] = useState('')
  const press = (number: number): void => {
    sound.wake()
    sound.press()
    editor.toggle(kind.id, faceOf(board, number))
    setTyped('')
  }
  return (
    <>
      <NumberBoard
        board={board}
        label={t(`kind.${kind.id}`)}
        isOn={(number) => hasLine(slip, kind.id, faceOf(board, number))}
        typed={typed}
        onPress={press}
      />
      <PadTools onQuick={() => editor.add(kind.id, [quickPick(board, 1, belowByChance)])}>
        <TypeNumber board={board} typed={typed} onType={setTyped} onNumber={press} />
      </PadTools>
    </>
  )
}

/** A pad where several numbers make a line: they are chosen first, and then added. */
export function ChoicePad({ kind, board }: Props) {
  const t = useTranslations('lottery.pad')
  const { editor } = useLottery()
  const { sound } = useTableContext()
  const { chosen, spots } = useSlipEditor()
  const [typed, setTyped] = useState('')
  const isFull = chosen.length >= board.chosenMax
  const press = (number: number): void => {
    sound.wake()
    sound.press()
    setTyped('')
    if (chosen.includes(number)) editor.choose(chosen.filter((one) => one !== number))
    else if (!isFull) editor.choose([...chosen, number])
  }
  const mayVary = board.least < board.most
  const quick = (): void => editor.choose(quickPick(board, spots, belowByChance).split('-').map(Number))
  return (
    <>
      <NumberBoard
        board={board}
        label={t('typed')}
        isOn={(number) => chosen.includes(number)}
        isOff={(number) => isFull && !chosen.includes(number)}
        typed={typed}
        onPress={press}
      />
      <Choice kind={kind} board={board} />
      {mayVary && (
        <Segments
          label={t('spots')}
          items={numbersOf({ ...board, first: board.least, last: board.most })}
          value={spots}
          nameOf={(count) => `${count}`}
          onChoose={(count) => editor.setSpots(count)}
        />
      )}
      {kind.paysByHits && <HitPays pays={kind.paysByHits(pickShown(board, chosen, spots))} />}
      <PadTools onQuick={quick}>
        <TypeNumber board={board} typed={typed} onType={setTyped} onNumber={press} />
      </PadTools>
    </>
  )
}

/** The chosen numbers, and the button that adds their lines. */
function Choice({ kind, board }: Props) {
  const t = useTranslations('lottery.pad')
  const { editor } = useLottery()
  const { chosen } = useSlipEditor()
  const picks = picksOf(board, chosen)
  const missing = Math.max(0, board.least - chosen.length)
  const add = (): void => {
    editor.add(kind.id, picks)
    editor.choose([])
  }
  return (
    <div className="choice">
      <p className="choice-words" aria-live="polite">
        {chosen.length === 0
          ? t('choose', { least: board.least, most: board.most })
          : missing > 0
            ? t('more', { count: missing })
            : t('chosen', { count: chosen.length })}
      </p>
      <button
        type="button"
        className="button is-small"
        disabled={chosen.length === 0}
        onClick={() => editor.choose([])}
      >
        {t('clear')}
      </button>
      <button type="button" className="button is-small is-main" disabled={picks.length === 0} onClick={add}>
        {t('add', { count: Math.max(1, picks.length) })}
      </button>
    </div>
  )
}
