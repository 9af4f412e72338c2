import { useTranslations } from 'use-intl'
import { usePlay } from './context.ts'

/** The name of a symbol in the reader's language. A model's symbols are named for people; new ones keep that name. */
export function useSymbolName(): (symbol: number) => string {
  const t = useTranslations('play')
  const { title } = usePlay()
  return (symbol) => {
    const name = title.model.symbols[symbol] ?? ''
    const key = `symbols.${name}` as 'symbols.star'
    return t.has(key) ? t(key) : name
  }
}
