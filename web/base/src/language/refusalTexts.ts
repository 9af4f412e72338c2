import type { Language, RefusalTexts } from '@ronda/i18n'
import { seconds } from '@ronda/core'
import { loadWithRetry } from '../load/loadWithRetry.ts'

const loaders: Readonly<Record<Language, () => Promise<{ readonly refusals: RefusalTexts }>>> = {
  es: () => import('@ronda/i18n/es/refusals'),
  en: () => import('@ronda/i18n/en/refusals'),
}

/** A refusal is shown with a general text if its own takes longer. */
const WAIT_MS_MAX = seconds(2)

const known = new Map<Language, RefusalTexts>()
const loading = new Map<Language, Promise<void>>()
const listeners = new Set<() => void>()

async function load(language: Language): Promise<void> {
  try {
    const { refusals } = await loadWithRetry(loaders[language])
    known.set(language, refusals)
    for (const listener of listeners) listener()
  } catch {
    // The next refusal loads them again.
    loading.delete(language)
  }
}

/** Loads the texts of refusals. They are long, and most visits show none, so they are not part of the first load. */
export async function loadRefusalTexts(language: Language): Promise<void> {
  if (known.has(language)) return
  const asked = loading.get(language) ?? load(language)
  loading.set(language, asked)
  await Promise.race([asked, new Promise((over) => setTimeout(over, WAIT_MS_MAX))])
}

/** Whether they were needed already, in any language. */
export const hasRefusalTexts = (): boolean => known.size > 0

export const readRefusalTexts = (language: Language): RefusalTexts | undefined => known.get(language)

export function watchRefusalTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
