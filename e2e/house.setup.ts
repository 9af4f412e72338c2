import type { TestProject } from 'vitest/node'
import { openTestHouse } from './openTestHouse.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly origin: string
    readonly databaseUrl: string
  }
}

/** One house for all journeys; each journey registers people of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { house, databaseUrl, close } = await openTestHouse()
  project.provide('origin', house.origin)
  project.provide('databaseUrl', databaseUrl)
  return close
}
