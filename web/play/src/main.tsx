import '@fontsource/bricolage-grotesque/700.css'
import '@fontsource-variable/manrope/index.css'
import '@ronda/ui/tokens.css'
import './shell/style.css'
import { present } from '@ronda/core'
import { createRoot } from 'react-dom/client'
import { App } from './shell/App.tsx'
import { readAddress, withoutToken } from './shared/page/address.ts'
import { enterGame, type Entering } from './shell/enter.ts'
import { preloadSlot } from './shell/GameScreen.tsx'
import { asLanguage, loadTexts } from './shell/language.ts'
import { awaitToken, isFramed } from './shared/page/parent.ts'
import { siteChoice } from './shared/page/preferences.ts'
import { applyTheme } from './shell/theme.ts'

const address = readAddress(window.location.hash)
// From here on the token is only in memory: neither the history nor a copied address contains it.
window.history.replaceState(
  null,
  '',
  window.location.pathname + window.location.search + withoutToken(window.location.hash),
)
applyTheme(address.theme)

const isMeant = address.token !== undefined || address.isEarly
const language = isMeant ? address.language : (asLanguage(siteChoice('language')) ?? address.language)

/** The game is opened while the texts are loading. */
function enter(): Entering | undefined {
  if (address.token !== undefined) return enterGame(address.token, language)
  return address.isEarly && isFramed() ? awaitToken().then((token) => enterGame(token, language)) : undefined
}

const entering = enter()
if (entering) preloadSlot()
const texts = await loadTexts(language)
createRoot(present(document.getElementById('root'), 'the root element')).render(
  <App entering={entering} first={texts} />,
)
