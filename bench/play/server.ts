// The whole house with limits and pacing off: the bench starts it as a process of its own.
import { openHouse } from '../../server/src/main/house.ts'
import { openLog } from '../../server/src/platform/log/log.ts'
import { parseSecretKey } from '../../server/src/platform/secrets/index.ts'
import { PASSWORD, playerName, PLAYERS_MAX } from './seats.ts'

const house = await openHouse({
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  key: parseSecretKey('00'.repeat(32)),
  log: openLog('error'),
  isLoadTest: true,
  // Not lifted: it is what keeps a flood from the players.
  costlyPerSecond: 30,
  // The load generators stand for many people at many addresses.
  trustedProxies: ['127.0.0.1'],
  demoAccounts: [
    { username: 'linea', kind: 'agent', password: PASSWORD, deposit: 0 },
    ...Array.from({ length: PLAYERS_MAX }, (_, number) => ({
      username: playerName(number),
      kind: 'member' as const,
      password: PASSWORD,
      deposit: 100_000,
      upline: 'linea',
    })),
  ],
})
process.send?.({ port: Number(new URL(house.origin).port) })
process.on('disconnect', () => void house.close().then(() => process.exit(0)))
