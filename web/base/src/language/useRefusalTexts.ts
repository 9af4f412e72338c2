import { useEffect, useSyncExternalStore } from 'react'
import type { Language, RefusalTexts } from '@ronda/i18n'
import { setRefusalPreparation } from '../call/api.ts'
import { hasRefusalTexts, loadRefusalTexts, readRefusalTexts, watchRefusalTexts } from './refusalTexts.ts'

const FIRST_ACTS = ['pointerdown', 'keydown'] as const

/**
 * The texts of refusals; undefined until something needs them. They are loaded with the first refusal of a call, or
 * when somebody starts to use the page, so that a form can show the texts of its own checks.
 */
export function useRefusalTexts(language: Language): RefusalTexts | undefined {
  useEffect(() => {
    const load = (): Promise<void> => loadRefusalTexts(language)
    const begin = (): void => void load()
    setRefusalPreparation(load)
    if (hasRefusalTexts()) begin()
    for (const act of FIRST_ACTS) document.addEventListener(act, begin, { once: true, passive: true })
    return () => {
      for (const act of FIRST_ACTS) document.removeEventListener(act, begin)
    }
  }, [language])
  const read = (): RefusalTexts | undefined => readRefusalTexts(language)
  return useSyncExternalStore(watchRefusalTexts, read, read)
}
