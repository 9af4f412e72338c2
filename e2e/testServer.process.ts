import type { MoneyPolicy } from '@ronda/contract'
import { changeMoney, withoutWaits } from '../server/test/kit/office.ts'
import type { Server } from '../server/src/app/server.ts'
import { OPERATOR_PASSWORD } from './accounts.ts'
import { openServerOn } from './openTestServer.ts'
import type { KnownServer, ServerKind } from './serverProcess.ts'

/** Two people approve from 100 units, and a new payout account can be used at once. */
const earlyApproval = (money: MoneyPolicy): MoneyPolicy => {
  const open = withoutWaits(money)
  return { ...open, withdrawal: { ...open.withdrawal, fourEyesFrom: 100 } }
}

const prepare: Readonly<Record<ServerKind, (server: Server) => Promise<void>>> = {
  usual: async () => {},
  earlyApproval: (server) => changeMoney(server, earlyApproval, OPERATOR_PASSWORD),
}

const [databaseUrl = '', kind = 'usual'] = process.argv.slice(2)
const server = await openServerOn(databaseUrl)
await prepare[kind as ServerKind](server)
const { stakes } = await server.features.jackpot.jackpots.of('USD')
const miniEndsAt = String(stakes.running[0]?.openings[0]?.endsAt)
process.send?.({ origin: server.origin, databaseUrl, miniEndsAt } satisfies KnownServer)
// The channel closes when the runner no longer needs this server, and when the runner is killed.
process.once('disconnect', () => void server.close().finally(() => process.exit(0)))
