import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { LatePart } from './LatePart.tsx'
import { loadTwice } from './loadTwice.ts'

/**
 * A part of a screen that is fetched when it is needed. One that does not come must not take the screen with it: the
 * reader is told, and everything else stays.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  /** What stands there when it does not come: a word about it, unless nobody would miss it. */
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
