import { markOf, type FightOutcome } from '@ronda/games'
import { useTranslations } from 'use-intl'
import type { Json } from '../../arcade/view.ts'

/** Who won, by a letter. */
export function FightMark({ outcome }: { readonly outcome: Json }) {
  const t = useTranslations('live.cockfight.place')
  const came = outcome as FightOutcome
  return (
    <span className={`mark is-${markOf(came)}`} title={t(came.winner)}>
      {t(came.winner).slice(0, 1)}
    </span>
  )
}
