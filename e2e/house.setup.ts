import type { TestProject } from 'vitest/node'
import { openTestHouse } from './openTestHouse.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly origin: string
    readonly databaseUrl: string
    /** What stakes must bring to the first mini pool until it pays: a journey cannot wait for it. */
    readonly miniEndsAt: string
  }
}

/** One house for all journeys; each journey registers people of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { house, databaseUrl, close } = await openTestHouse()
  project.provide('origin', house.origin)
  project.provide('databaseUrl', databaseUrl)
  const { stakes } = await house.rooms.jackpots.of('USD')
  project.provide('miniEndsAt', String(stakes.running[0]?.openings[0]?.endsAt))
  return close
}
