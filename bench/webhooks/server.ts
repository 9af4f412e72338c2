import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import { openServer } from '../../server/src/app/server.ts'
import { openLog } from '../../server/src/platform/log/log.ts'
import { parseSecretKey } from '../../server/src/platform/secrets/index.ts'

/** The process that is killed: the whole server, at the address that the provider knows, opened on request. */
const [databaseUrl = '', port = '0', key = ''] = process.argv.slice(2)

// Without its parent it has nobody to serve.
process.on('disconnect', () => process.exit(0))
// A killed process has no time to store its compile cache.
flushCompileCache()
process.send?.('ready')
await once(process, 'message')

await openServer({
  databaseUrl,
  port: Number(port),
  key: parseSecretKey(key),
  log: openLog('error'),
  isLoadTest: true,
  demoAccounts: [],
  titles: [],
})
process.send?.('open')
