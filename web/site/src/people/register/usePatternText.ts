import { useTranslations } from 'use-intl'
import type { RegisterRule } from '@ronda/contract'

/** What a field asks for, in words, from the kind and the lengths of its rule. */
export function usePatternText(): (rule: RegisterRule) => string {
  const t = useTranslations('patterns')
  return ({ patternId, min, max }) => {
    // Of a text that may be anything only its length is worth a word.
    if (patternId === 'any') return min === max ? t('anyExact', { max }) : t('anyRange', { min, max: String(max) })
    const what = t(`kinds.${patternId}`)
    return min === max ? t('exact', { what, max }) : t('range', { what, min, max: String(max) })
  }
}
