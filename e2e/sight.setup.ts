import type { Frame } from 'playwright-core'
import { afterEach } from 'vitest'
import { nameOf, visitors } from './visitor.ts'

const TEXT_MAX = 600

async function seenIn(frame: Frame): Promise<string> {
  const text = await frame.evaluate(() => document.body.innerText).catch(String)
  return `${frame.url()}\n${text.replaceAll(/\s+/g, ' ').slice(0, TEXT_MAX)}`
}

// A journey that fails on another machine leaves nothing but what it says.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const { look, page, troubles } of visitors) {
    const seen = await Promise.all(page.frames().map(seenIn))
    console.error([`— ${nameOf(look)} saw`, ...seen, ...troubles].join('\n'))
  }
})
