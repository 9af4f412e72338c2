import { randomUUID } from 'node:crypto'
import { present } from '@ronda/core'
import { isLinked, slotTitles } from '@ronda/games'
import { jackpot } from '@ronda/i18n/en/play/jackpot'
import { openLedger } from '../server/src/money/ledger/index.ts'
import { openDb } from '../server/src/platform/postgres/db.ts'
import { Visitor } from '../server/src/platform/testing/visitor.ts'
import { browser, expect, server, test } from './journey.ts'
import { MEMBER_PASSWORD } from './accounts.ts'
import { visit } from './visitor.ts'
import { enterGame } from '../server/test/kit/clientSeeds.ts'
import { randomServerId } from '../server/src/platform/ids/serverId.ts'

/** Fills the mini pool up to one atom before the point at which it pays. */
async function fillMini(): Promise<void> {
  const db = openDb(server.databaseUrl)
  const ledger = await openLedger({ url: db.url, now: () => Date.now() })
  const [pool, member] = await db.read(async (tx) => [
    await tx.selectFrom('jackpot_pool').select('pool').where('level', '=', 'mini').executeTakeFirstOrThrow(),
    await tx
      .selectFrom('wallet')
      .innerJoin('account', (join) => join.on('account.username', '=', 'demo'))
      .select('wallet.id')
      .whereRef('wallet.owner', '=', (of) => of.cast('account.id', 'text'))
      .where('wallet.purpose', '=', 'cash')
      .executeTakeFirstOrThrow(),
  ])
  await ledger.submit({
    kind: 'stake',
    id: randomServerId(),
    wallet: member.id,
    houseAccount: ledger.houseAccount('game', 'USD'),
    amount: 1n,
    pools: [pool.pool],
    settle: (_, [state]) => {
      const contribution = BigInt(server.miniEndsAt) - 1n - (state?.contributed ?? 0n)
      return { win: 0n, pools: [{ pool: pool.pool, contribution, award: 0n, seed: 0n }] }
    },
  })
  await ledger.close()
  await db.close()
}

/** Plays one round of a game that is linked to the pools. */
async function playOnce(): Promise<void> {
  const member = new Visitor(server.origin)
  const credentials = { username: 'demo', password: MEMBER_PASSWORD, remember: false }
  await member.send('POST', '/wps/session/login', { type: 'username', side: 'member', ...credentials })
  const { gameCode } = present(slotTitles().find(isLinked), 'a game linked to the pools')
  const request = { gameCode, mode: 'real', language: 'en' }
  const { url } = await member.send<{ url: string }>('POST', '/wps/relay/GCS_gameLaunchFB', request)
  const launchToken = present(new URLSearchParams(url.split('#')[1]).get('token'), 'a launch token')
  const game = new Visitor(server.origin)
  game.bearer = await enterGame(game, launchToken)
  await game.send('POST', '/play/v1/slot/spin', { round: randomUUID(), stake: '20000' })
}

test('home shows the pools, a win is in the history, and its proof opens in the browser', async () => {
  const { page, pageErrors } = await visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'en' })
  await page.goto('/')
  const strip = page.getByRole('region', { name: jackpot.title })
  // Sections below the first screen are loaded when they come into view: a longer step could jump over one.
  async function isVisibleAfterScroll(): Promise<boolean> {
    await page.mouse.wheel(0, 400)
    return strip.isVisible()
  }
  await expect.poll(isVisibleAfterScroll).toBe(true)
  await expect.poll(() => strip.textContent()).toContain(jackpot.level.grand)

  await fillMini()
  await playOnce()
  await strip.getByRole('link').first().click()
  await page.getByRole('heading', { name: jackpot.won }).waitFor()
  await page.getByRole('button', { name: jackpot.open }).first().click()
  // The point was drawn by the server alone, and the proof states this.
  await page.getByText(jackpot.proof.known, { exact: true }).waitFor()
  expect(pageErrors).toEqual([])
})
