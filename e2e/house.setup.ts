import type { TestProject } from 'vitest/node'
import { openTestHouses } from './openTestHouse.ts'

/** What a journey knows of the house it walks through. */
export type KnownHouse = {
  readonly origin: string
  readonly databaseUrl: string
  /** What stakes must bring to the first mini pool until it pays: a journey cannot wait for it. */
  readonly miniEndsAt: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly houses: readonly KnownHouse[]
  }
}

/** A house for each worker: journeys side by side never meet, and those of one worker register people of their own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { houses, close } = await openTestHouses(project.config.maxWorkers)
  const known = houses.map(async ({ house, databaseUrl }) => {
    const { stakes } = await house.rooms.jackpots.of('USD')
    return { origin: house.origin, databaseUrl, miniEndsAt: String(stakes.running[0]?.openings[0]?.endsAt) }
  })
  project.provide('houses', await Promise.all(known))
  return close
}
