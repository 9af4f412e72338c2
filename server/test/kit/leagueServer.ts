import { expect } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { LEAGUE_PACE, type LeaguePace } from '../../src/play/sports/sports.ts'
import { balances, broughtBy, type Owner } from './memberBalances.ts'
import { openTestServer } from './testServer.ts'

/** Matches are opened long before they begin, so that a test finds enough of them that take bets. */
const AHEAD = 20

export type League = {
  readonly server: Server
  /** A new member with money. */
  readonly owner: () => Promise<Owner>
  readonly cash: (who: Owner) => Promise<bigint>
  /** Closes the server; its books must be right. */
  readonly close: () => Promise<void>
}

export async function openLeague(
  leaguePace: LeaguePace = { ...LEAGUE_PACE, aheadMs: AHEAD * LEAGUE_PACE.aheadMs },
): Promise<League> {
  const server = await openTestServer({ leaguePace })
  return {
    server,
    owner: () => broughtBy(server, 'agente'),
    cash: async (who) => BigInt((await balances(server, who)).cash),
    async close() {
      const { faults } = await audit(server.db.url)
      await server.close()
      expect(faults).toEqual([])
    },
  }
}
