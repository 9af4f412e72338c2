// The whole server without members, which reports the time of each reply. Runs in its own process.
import { PerformanceObserver } from 'node:perf_hooks'
import { openServer } from '../../server/src/app/server.ts'
import { openLog } from '../../server/src/platform/log/log.ts'
import { parseSecretKey } from '../../server/src/platform/secrets/index.ts'

let tookMs: number[] = []
// Node's own clock: from the request's first byte in this process to the last of its reply.
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) tookMs.push(duration)
}).observe({ entryTypes: ['http'] })

const server = await openServer({
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  key: parseSecretKey('00'.repeat(32)),
  log: openLog('error'),
  isLoadTest: true,
  demoAccounts: [],
})
process.on('message', () => {
  process.send?.(tookMs)
  tookMs = []
})
process.on('disconnect', () => void server.close().then(() => process.exit(0)))
process.send?.({ port: Number(new URL(server.origin).port) })
