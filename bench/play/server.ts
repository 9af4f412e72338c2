// The whole house with limits and pacing off: the bench starts it as a process of its own.
import { openHouse } from '../../server/src/main/house.ts'
import { openLog } from '../../server/src/platform/log/log.ts'
import { parseSecretKey } from '../../server/src/platform/secrets/index.ts'

const house = await openHouse({
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  key: parseSecretKey('00'.repeat(32)),
  log: openLog('error'),
  isLoadTest: true,
  // A demo, so that whoever registers has money to play with.
  demoAccounts: [],
})
process.send?.({ port: Number(new URL(house.origin).port) })
process.on('disconnect', () => void house.close().then(() => process.exit(0)))
