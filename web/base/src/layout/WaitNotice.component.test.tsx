import { beforeEach, expect, test } from 'vitest'
import { endWait, noteWait, readWait } from '../call/waits.ts'
import { InPage } from '../testing/InPage.tsx'
import { renderPart } from '../testing/renderPart.ts'
import { WaitNotice } from './WaitNotice.tsx'

beforeEach(() => {
  const left = readWait()
  if (left !== undefined) endWait(left)
})

const openNotice = () =>
  renderPart(
    <InPage>
      <WaitNotice />
    </InPage>,
  )

const refuse = (retryAfterMs?: number): void =>
  noteWait({ code: 'request.too_many', ...(retryAfterMs !== undefined && { retryAfterMs }) }, Date.now())

/** Every number of seconds that the notice shows: on a busy machine a test would miss some of them. */
function recordSeconds(): readonly number[] {
  const shown: number[] = []
  new MutationObserver(() => {
    const left = Number(/\d+/.exec(document.querySelector('[role=timer]')?.textContent ?? '')?.[0])
    if (!Number.isNaN(left) && left !== shown.at(-1)) shown.push(left)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
  return shown
}

test('a refusal that ends by itself is counted down, and the notice goes when it is over', async () => {
  const screen = await openNotice()
  const timer = screen.getByRole('timer')
  await expect.element(timer).not.toBeInTheDocument()
  const seconds = recordSeconds()
  refuse(4_000)
  await expect.poll(() => seconds.length).toBeGreaterThan(1)
  await expect.element(timer).not.toBeInTheDocument()
  expect(seconds).toEqual(seconds.toSorted((one, other) => other - one))
  expect(readWait()).toBeUndefined()
})

test('a refusal without a time shows no notice', async () => {
  const screen = await openNotice()
  refuse()
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument()
})

test('the notice can be closed, and a later refusal opens it again', async () => {
  const screen = await openNotice()
  refuse(60_000)
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument()
  refuse(90_000)
  await expect.element(screen.getByRole('timer')).toBeVisible()
})

test('the end of an older wait does not end a newer one', async () => {
  const screen = await openNotice()
  refuse(500)
  const older = readWait()
  refuse(60_000)
  await new Promise((resolve) => setTimeout(resolve, 700))
  if (older !== undefined) endWait(older)
  await expect.element(screen.getByRole('timer')).toBeVisible()
})
