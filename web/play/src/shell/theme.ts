import type { Theme } from '../shared/page/address.ts'
import { siteChoice, watchSite } from '../shared/page/preferences.ts'

const isTheme = (value: string | undefined): value is Theme => value === 'dark' || value === 'light'

function deviceTheme(): Theme {
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

/**
 * Applies the site's theme to the page around the game: the one in the address, else the site's choice, else the
 * device's.
 */
export function applyTheme(asked: Theme | undefined): void {
  const chosen = siteChoice('theme')
  document.documentElement.dataset['theme'] = asked ?? (isTheme(chosen) ? chosen : deviceTheme())
  watchSite('theme', (theme) => {
    if (isTheme(theme)) document.documentElement.dataset['theme'] = theme
  })
}
