import type { ReactElement } from 'react'
import { cleanup, render, type RenderResult } from 'vitest-browser-react/pure'

/** Renders a part of a page, in place of the part of the test before. */
export async function renderPart(part: ReactElement): Promise<RenderResult> {
  await cleanup()
  return render(part)
}
