import { test as base, type Browser, type Frame, type TestInfo } from '@playwright/test'
import { openServerProcess, type KnownServer } from './serverProcess.ts'
import { nameOf, visitors, type Visitor } from './visitor.ts'

export { expect } from '@playwright/test'

/** The browser and the server of this worker. */
export let browser: Browser
export let server: KnownServer

const TEXT_MAX = 600

/** The text that a frame shows, dialogs first. */
async function textOf(frame: Frame): Promise<string> {
  const text = await frame
    .evaluate(() => {
      const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')]
      return [...dialogs, document.body].map(({ innerText }) => innerText).join(' | ')
    })
    .catch(String)
  return `${frame.url()}\n${text.replaceAll(/\s+/g, ' ').slice(0, TEXT_MAX)}`
}

async function describeScreen({ variant, page, pageErrors, unanswered }: Visitor): Promise<string> {
  const waiting = [...unanswered].map((request) => `waits for ${request.method()} ${request.url()}`)
  const shown = await Promise.all(page.frames().map(textOf))
  return [`— ${nameOf(variant)} shows`, ...shown, ...pageErrors, ...waiting].join('\n')
}

/** Adds the screens of all visitors to the report: in CI nothing else is left to find the cause. */
async function reportScreens(info: TestInfo): Promise<void> {
  for (const [at, visitor] of [...visitors].entries()) {
    const picture = await visitor.page.screenshot({ timeout: 5_000 }).catch(() => undefined)
    if (picture) await info.attach(`screen ${at}`, { body: picture, contentType: 'image/png' })
    info.errors.push({ message: await describeScreen(visitor) })
  }
}

export const test = base.extend<{ readonly closeVisitors: undefined }, { readonly workerServer: undefined }>({
  workerServer: [
    async ({ browser: started }, use) => {
      const process = await openServerProcess()
      browser = started
      server = process
      await use(undefined)
      await process.close()
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  closeVisitors: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from this pattern.
    async ({}, use, info) => {
      await use(undefined)
      if (info.status !== info.expectedStatus) await reportScreens(info)
      // Open pages keep drawing and would slow down the next journeys.
      for (const { context } of visitors) await context.close()
    },
    { auto: true },
  ],
})
