import { useTimes } from '../../shared/session/times.ts'
import { useTableContext } from '../../shared/sharedRound/context.ts'
import type { Kind } from '../variants/variant.ts'
import { hasLine } from '../slip/slip.ts'
import { usePickWords } from '../variants/usePickWords.ts'
import { useSlipEditor, useLottery } from '../slip/useLottery.ts'
import { belowByChance, quickPick } from '../variants/picks.ts'
import { PadTools } from './PadTools.tsx'

/** A few picks, each with what it pays, grouped by subject. */
export function WordsPad({ kind, picks }: { readonly kind: Kind; readonly picks: readonly string[] }) {
  const { editor } = useLottery()
  const words = usePickWords()
  const groups = [...Map.groupBy(picks, (pick) => (pick.includes(':') ? (pick.split(':')[0] ?? '') : ''))]
  return (
    <>
      <div className={`words-pad is-${kind.id}`}>
        {groups.map(([subject, group]) => (
          <fieldset key={subject} className="words-row">
            {subject !== '' && <legend>{words.subject(subject)}</legend>}
            {group.map((pick) => (
              <Word key={pick} kind={kind} pick={pick} />
            ))}
          </fieldset>
        ))}
      </div>
      <PadTools onQuick={() => editor.add(kind.id, [quickPick(kind.pad, 1, belowByChance)])} />
    </>
  )
}

function Word({ kind, pick }: { readonly kind: Kind; readonly pick: string }) {
  const { editor } = useLottery()
  const { sound } = useTableContext()
  const { slip } = useSlipEditor()
  const words = usePickWords()
  const times = useTimes()
  const press = (): void => {
    sound.wake()
    sound.press()
    editor.toggle(kind.id, pick)
  }
  return (
    <button
      type="button"
      className={`word-cell is-${pick.split(':')[1] ?? 'sum'}`}
      aria-label={words.whole(kind.id, pick)}
      aria-pressed={hasLine(slip, kind.id, pick)}
      onClick={press}
    >
      <strong>{words.side(pick)}</strong>
      <small>{`${times(kind.most(pick))}×`}</small>
    </button>
  )
}
