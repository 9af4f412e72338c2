import type { ReactElement } from 'react'
import '@ronda/ui/tokens.css'
import '../style/base.css'
import '../style/hud.css'
import '../style/panel.css'
import { cleanup, render, type RenderResult } from 'vitest-browser-react/pure'

/** Renders a part of a screen, in place of the part of the test before. All test files share one page, so all have the styles of a game. */
export async function renderPart(part: ReactElement): Promise<RenderResult> {
  await cleanup()
  return render(part)
}
