import { useTranslations } from 'use-intl'
import type { RegisterRule } from '@ronda/contract'

/** The requirements of a field as text, from the kind and the lengths of its rule. */
export function usePatternText(): (rule: RegisterRule) => string {
  const t = useTranslations('memberPatterns')
  return ({ patternId, min, max }) => {
    // A text without a pattern is described by its length only.
    if (patternId === 'any') return min === max ? t('anyExact', { max }) : t('anyRange', { min, max: String(max) })
    const what = t(`kinds.${patternId}`)
    return min === max ? t('exact', { what, max }) : t('range', { what, min, max: String(max) })
  }
}
