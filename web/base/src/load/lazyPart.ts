import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { PartLoadError } from './PartLoadError.tsx'
import { loadWithRetry } from './loadWithRetry.ts'

/**
 * A part of a screen that is loaded on demand. If it fails to load the rest of the screen stays, and the user gets a notice.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  /** What replaces it when it fails to load: a notice, unless nobody would miss it. */
  otherwise: () => null = PartLoadError,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: (await loadWithRetry(load))[name] }
    } catch {
      return { default: otherwise }
    }
  })
}
