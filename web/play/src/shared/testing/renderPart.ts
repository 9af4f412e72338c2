import type { ReactElement } from 'react'
import { cleanup, render, type RenderResult } from 'vitest-browser-react/pure'

/** Renders a part of a screen, in place of the part of the test before. All test files share one page. */
export async function renderPart(part: ReactElement): Promise<RenderResult> {
  await cleanup()
  return render(part)
}
