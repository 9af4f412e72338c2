import type { TestProject } from 'vitest/node'
import { openTestServers } from './openTestServer.ts'

/** What a journey knows of the house it walks through. */
export type KnownServer = {
  readonly origin: string
  readonly databaseUrl: string
  /** What stakes must bring to the first mini pool until it pays: a journey cannot wait for it. */
  readonly miniEndsAt: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly servers: readonly KnownServer[]
  }
}

/** A house for each worker: journeys side by side never meet, and those of one worker register people of their own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { servers, close } = await openTestServers(project.config.maxWorkers)
  const known = servers.map(async ({ server, databaseUrl }) => {
    const { stakes } = await server.services.jackpots.of('USD')
    return { origin: server.origin, databaseUrl, miniEndsAt: String(stakes.running[0]?.openings[0]?.endsAt) }
  })
  project.provide('servers', await Promise.all(known))
  return close
}
