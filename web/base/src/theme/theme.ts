import { deviceStore } from '../browser/store.ts'

export type Theme = 'dark' | 'light'

const listeners = new Set<() => void>()

/** The document itself holds the state: boot.js has already set it from the stored choice. */
export function readTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark'
}

export function watchTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function changeTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  deviceStore.set('theme', theme)
  setBrowserColour()
  for (const listener of listeners) listener()
}

/** Sets the theme colour of the browser's own bars. */
export function setBrowserColour(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--color-page').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour)
}
