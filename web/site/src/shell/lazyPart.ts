import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { LatePart } from './LatePart.tsx'
import { loadTwice } from './loadTwice.ts'

/**
 * A part of a screen that is loaded on demand. If it fails to load the rest of the screen stays, and the user is told.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  /** What replaces it when it fails to load: a notice, unless nobody would miss it. */
  otherwise: () => null = LatePart,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: (await loadTwice(load))[name] }
    } catch {
      return { default: otherwise }
    }
  })
}
