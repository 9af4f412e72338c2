import { ATOMS_PER_UNIT, id as idOf, present } from '@ronda/core'
import pg from 'pg'
import { insertBrand } from '../../server/src/brand/brand/index.ts'
import { openLedger } from '../../server/src/money/ledger/index.ts'
import { openWallets } from '../../server/src/money/wallet/index.ts'
import { insertAccount } from '../../server/src/people/identity/index.ts'
import { randomServerId } from '../../server/src/platform/ids/serverId.ts'
import { openDb, type Db, type Tx } from '../../server/src/platform/postgres/db.ts'
import { openTemporaryPostgres } from '../../server/src/platform/testing/temporaryPostgres.ts'
import { openFunds, walletOfFund } from '../../server/src/rewards/rewardFund/rewardFund.actions.ts'
import { fillContracts } from '../agents/fillPay.ts'
import { LEVELS } from '../agents/size.ts'

/** Lines of agents below one head; each has one member. */
const LINES = 6

/** A member with the agents above, nearest first. */
export type Player = { readonly wallet: number; readonly line: readonly string[] }

const FUND = 10_000_000n * ATOMS_PER_UNIT

type Made = { readonly id: string; readonly currency: 'USD' }

async function open(tx: Tx, username: string, kind: 'agent' | 'member', upline: string | undefined): Promise<Made> {
  const opening = { merchant: 'ronda', currency: 'USD', language: 'es', passwordHash: null } as const
  const made = present(
    await insertAccount(tx, {
      ...opening,
      username,
      kind,
      ...(upline !== undefined && { upline: idOf<'account'>(upline) }),
    }),
    'a new account',
  )
  await openWallets(tx, made)
  return { id: made.id, currency: 'USD' }
}

const SPOTS = `
  create temp table spot (level int, place int, id uuid, line uuid[])`

async function openTree(
  db: Db,
  client: pg.Client,
): Promise<{ readonly root: string; readonly players: readonly Player[] }> {
  await client.query(SPOTS)
  return db.write(async (tx) => {
    const root = await open(tx, 'root', 'agent', undefined)
    const players: Player[] = []
    for (let place = 0; place < LINES; place += 1) {
      let line: readonly string[] = [root.id]
      for (let level = 1; level < LEVELS; level += 1) {
        const agent = await open(tx, `agent${level}at${place}`, 'agent', line[0])
        await client.query('insert into spot values ($1, $2, $3, $4)', [level, place, agent.id, line])
        line = [agent.id, ...line]
      }
      const member = await open(tx, `member${place}`, 'member', line[0])
      const wallet = await tx
        .selectFrom('wallet')
        .select('id')
        .where('owner', '=', member.id)
        .where('purpose', '=', 'cash')
        .executeTakeFirstOrThrow()
      players.push({ wallet: wallet.id, line })
    }
    return { root: root.id, players }
  })
}

async function fillFund(url: string, db: Db): Promise<void> {
  await openFunds({ db }, 'USD')
  const wallet = present(await walletOfFund({ db }, 'CONTRACT', 'USD'), 'the fund')
  const ledger = await openLedger({ url, now: () => Date.now() })
  const houseAccount = ledger.houseAccount('promotion', 'USD')
  await ledger.submit({ kind: 'adjustment', id: randomServerId(), wallet, houseAccount, amount: FUND })
  await ledger.close()
}

/** A database with a tree of twelve levels, a five-minute contract for every agent, and a fund. */
export async function openScene(startMs: number) {
  const postgres = await openTemporaryPostgres('agents', { isOnDisk: true })
  const url = await postgres.createMigrated('agents')
  const [db, client] = [openDb(url), new pg.Client({ connectionString: url })]
  await client.connect()
  await db.write((tx) => insertBrand(tx, { merchant: 'ronda', name: 'Ronda', currency: 'USD', startingGrant: 0n }))
  const { root, players } = await openTree(db, client)
  await fillFund(url, db)
  const about = { root, kind: 'realTimeSalary', period: 'fiveMinutes', validFrom: new Date(startMs) } as const
  await fillContracts(client, about)
  return {
    url,
    client,
    players,
    fund: FUND,
    async close() {
      await client.end()
      await db.close()
      await postgres.close()
    },
  }
}

export type Scene = Awaited<ReturnType<typeof openScene>>
