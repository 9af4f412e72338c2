import { useLocale } from 'use-intl'
import { usePlay } from './context.ts'

/** The name of a symbol in the reader's language. */
export function useSymbolName(): (symbol: number) => string {
  const { labels } = usePlay().skin
  const language = useLocale()
  return (symbol) => labels[language][symbol] ?? ''
}
