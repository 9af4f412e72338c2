import { unreachable } from '@ronda/core'
import type { Kind } from '../variants/variant.ts'
import { ChoicePad, EachPad } from './BoardPads.tsx'
import { DigitsPad } from './DigitsPad.tsx'
import { PlacesPad } from './PlacesPad.tsx'
import { WordsPad } from './WordsPad.tsx'

/** The pad that the bet kind needs. */
export function NumberPad({ kind }: { readonly kind: Kind }) {
  const { pad } = kind
  switch (pad.type) {
    case 'board':
      return pad.chosenMax === 1 ? <EachPad kind={kind} board={pad} /> : <ChoicePad kind={kind} board={pad} />
    case 'digits':
      return <DigitsPad key={kind.id} kind={kind} pad={pad} />
    case 'places':
      return <PlacesPad kind={kind} />
    case 'words':
      return <WordsPad kind={kind} picks={pad.picks} />
    default:
      return unreachable(pad)
  }
}
