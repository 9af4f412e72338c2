import { useTranslations } from 'use-intl'
import type { Json } from '../../shared/wager/json.ts'
import type { KindName } from '../variants/variant.ts'
import type { Line } from '@ronda/games'
import { kindNamed } from '../variants/worth.ts'
import { usePickWords } from '../variants/usePickWords.ts'
import { useLottery } from '../slip/useLottery.ts'

type Props = { readonly lines: readonly Line[]; readonly outcome: Json | undefined }

/** The lines as text; winning lines are marked. */
export function LineList({ lines, outcome }: Props) {
  const t = useTranslations('lottery')
  const { variant } = useLottery()
  const words = usePickWords()
  return (
    <span className="line-list">
      {lines.map(({ kind, pick, units }, at) => {
        const isHit = outcome !== undefined && kindNamed(variant.kinds, kind).isHit(pick, outcome)
        return (
          <span key={at} className={`line-chip${isHit ? ' is-hit' : ''}`}>
            <small>{t(`kind.${kind as KindName}`)}</small>
            <strong>{words.whole(kind, pick)}</strong>
            {units > 1 && <small>{`×${units}`}</small>}
          </span>
        )
      })}
    </span>
  )
}
