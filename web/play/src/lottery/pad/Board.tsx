import { faceOf, numbersOf, type Board } from '../variants/picks.ts'

type Props = {
  readonly board: Board
  readonly label: string
  readonly isOn: (number: number) => boolean
  readonly isOff?: (number: number) => boolean
  /** The typed digits: numbers that do not start with them are dimmed. */
  readonly typed: string
  readonly onPress: (number: number) => void
}

/** All numbers, each as a button. */
export function NumberBoard({ board, label, isOn, isOff = () => false, typed, onPress }: Props) {
  return (
    <div className={`number-board is-of-${board.last}`} role="group" aria-label={label}>
      {numbersOf(board).map((number) => {
        const face = faceOf(board, number)
        const isAside = typed !== '' && !face.startsWith(typed)
        return (
          <button
            key={number}
            type="button"
            className={`number-cell${isAside ? ' is-aside' : ''}`}
            aria-pressed={isOn(number)}
            disabled={isOff(number)}
            onClick={() => onPress(number)}
          >
            {face}
          </button>
        )
      })}
    </div>
  )
}
