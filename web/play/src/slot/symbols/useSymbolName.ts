import { SCATTER } from '@ronda/games'
import { useLocale, useTranslations } from 'use-intl'
import { emblemOf } from '../round/rules.ts'
import { usePlay } from '../machine/context.ts'

/** The name of a symbol in the user's language. */
export function useSymbolName(): (symbol: number) => string {
  const t = useTranslations('play.hud')
  const { skin, model } = usePlay()
  const language = useLocale()
  const emblem = emblemOf(model)
  return (symbol) => (symbol === SCATTER && emblem ? t(emblem.kind) : (skin.labels[language][symbol] ?? ''))
}
