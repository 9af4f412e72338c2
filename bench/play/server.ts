// The whole server with limits and pacing off: the bench starts it as its own process.
import { ATOMS_PER_UNIT } from '@ronda/core'
import { openServer } from '../../server/src/app/server.ts'
import { openLog } from '../../server/src/platform/log/log.ts'
import { parseSecretKey } from '../../server/src/platform/secrets/index.ts'
import { offerBonus } from '../../server/test/kit/memberBonuses.ts'
import { accountNamed } from '../../server/test/kit/signInSteps.ts'
import { PASSWORD, playerName, PLAYERS_MAX } from './seats.ts'

const server = await openServer({
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  key: parseSecretKey('00'.repeat(32)),
  log: openLog('error'),
  isLoadTest: true,
  // Not lifted: it protects players from a flood of sign-ins.
  costlyPerSecond: 30,
  // The load generators represent many people at many addresses.
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
// So many of the players get a bonus that no load of a bench uses up.
for (let number = 0; number < Number(process.env['WITH_BONUS'] ?? '0'); number += 1) {
  const account = await accountNamed(server, playerName(number))
  await offerBonus(server, account, { isAccepted: true, amount: 10_000n * ATOMS_PER_UNIT })
}
process.send?.({ port: Number(new URL(server.origin).port) })
process.on('disconnect', () => void server.close().then(() => process.exit(0)))
