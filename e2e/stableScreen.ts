import type { Page } from '@playwright/test'

/** Opens a path and waits until its screen is complete. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilStable(page)
}

/** A page whose DOM has not changed for this long is complete. */
const QUIET_MS = 150
/** Upper bound for pages that never stop changing. */
const QUIET_MS_MAX = 1_500

/** Waits until content, fonts and pictures are loaded and animations that end have ended. */
export async function waitUntilStable(page: Page): Promise<void> {
  await page.locator('h1, h2').first().waitFor()
  // Skeletons are shown until their content is loaded.
  await page.locator('.animate-breathe').first().waitFor({ state: 'detached' })
  await page.evaluate(async () => {
    await document.fonts.ready
    const due = Array.from(document.images).filter((image) => image.loading !== 'lazy')
    await Promise.all(due.map((image) => image.decode().catch(() => undefined)))
  })
  await page.evaluate(
    async ([quietMs, maxMs]) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      let quiet = setTimeout(resolve, quietMs)
      const observer = new MutationObserver(() => {
        clearTimeout(quiet)
        quiet = setTimeout(resolve, quietMs)
      })
      observer.observe(document.body, { childList: true, subtree: true })
      setTimeout(resolve, maxMs)
      await promise
      observer.disconnect()
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      await Promise.allSettled(ending.map(({ finished }) => finished))
    },
    [QUIET_MS, QUIET_MS_MAX] as const,
  )
}
