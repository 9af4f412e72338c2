import type { FightPrelude, Winner } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { other, type Moment } from './bout.ts'
import { lineOf } from './lines.ts'

export type CommentaryProps = {
  readonly prelude: FightPrelude
  /** Undefined until the fight begins. */
  readonly fought?: { readonly moment: Moment; readonly winner: Winner }
}

/** One line of commentary, which screen readers announce too. */
export function Commentary({ prelude, fought }: CommentaryProps) {
  const t = useTranslations('sharedRound.cockfight.say')
  const words = (): string => {
    const names = { meron: prelude.meron.rooster.name, wala: prelude.wala.rooster.name }
    if (!fought) return t('ready', { ...names, fight: prelude.fight })
    const { moment, winner } = fought
    const { say, by } = lineOf(moment, winner)
    return t(say, { ...names, by: names[by], other: names[other(by)], left: moment.left[other(by)] })
  }
  return <output className="commentary">{words()}</output>
}
