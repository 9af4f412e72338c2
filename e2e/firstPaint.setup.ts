import type { Frame } from 'playwright-core'
import { afterEach } from 'vitest'
import { nameOf, visitors } from './visitor.ts'

const TEXT_MAX = 600

/** What stands before everything else is said first. */
async function seenIn(frame: Frame): Promise<string> {
  const text = await frame
    .evaluate(() => {
      const windows = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')]
      return [...windows, document.body].map(({ innerText }) => innerText).join(' | ')
    })
    .catch(String)
  return `${frame.url()}\n${text.replaceAll(/\s+/g, ' ').slice(0, TEXT_MAX)}`
}

// A journey that fails on another machine leaves nothing but what it says.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const sights: string[] = []
  for (const { look, page, pageErrors, unanswered } of visitors) {
    const waiting = [...unanswered].map((request) => `waits for ${request.method()} ${request.url()}`)
    const seen = await Promise.all(page.frames().map(seenIn))
    sights.push(`— ${nameOf(look)} saw`, ...seen, ...pageErrors, ...waiting)
  }
  // As an error of the test it stands in its report, which is what is read in the end.
  throw new Error(sights.join('\n'))
})
