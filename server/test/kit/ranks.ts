import { randomUUID } from 'node:crypto'
import { ATOMS_PER_UNIT } from '@ronda/core'
import type { Server } from '../../src/app/server.ts'
import { putDetails } from '../../src/people/identity/index.ts'
import { countBets, tellChanged } from '../../src/rewards/rank/rank.actions.ts'
import { GAME, KEY } from './testServer.ts'
import { accountNamed } from './signInSteps.ts'

/** Valid bets of a wallet at one moment, counted as the consumer counts them. */
export async function betFor({ db, features }: Server, wallet: number, units: number, atMs: number): Promise<void> {
  const { options } = features.rank
  const bet = { wallet, game: GAME, gameType: 'RNG' as const, valid: BigInt(units) * ATOMS_PER_UNIT, atMs }
  tellChanged(options, await db.write((tx) => countBets(options, tx, [bet], atMs)))
}

/** A date of birth that two of the staff have compared with a document. */
export async function confirmBirth(server: Server, account: string, day: string): Promise<void> {
  const now = new Date(server.clock.nowMs())
  const by = await accountNamed(server, 'supervisora')
  await stateBirth(server, account, day)
  await server.db.write((tx) =>
    tx
      .insertInto('document')
      .values({
        id: randomUUID(),
        account,
        kind: 'identity',
        form: 'passport',
        uploads: [randomUUID()],
        state: 'approved',
        sent_at: now,
        promised_by: now,
        decided_at: now,
        decided_by: by,
        needs_two: false,
      })
      .execute(),
  )
}

/** A date of birth as the member says it. */
export async function stateBirth(server: Server, account: string, day: string): Promise<void> {
  const owner = account as Parameters<typeof putDetails>[2]
  await server.db.write((tx) => putDetails(tx, KEY, owner, new Map([['birthday', day]])))
}
