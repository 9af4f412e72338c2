import { randomUUID } from 'node:crypto'
import type { FrameLocator } from '@playwright/test'
import { calls, NOTHING_KEPT, readKept, writeProof, type ProofFile } from '@ronda/contract'
import { present } from '@ronda/core'
import { dueMsOf, isBoundSeed, QUICKNET } from '@ronda/fair'
import { honestShared } from '@ronda/games/testing/honest'
import { proof as verifyEn } from '@ronda/i18n/en/play/proof'
import { proof as verifyEs } from '@ronda/i18n/es/play/proof'
import { loginForm, openGame as openByWire } from '../server/test/kit/testServer.ts'
import { Visitor as Caller } from '../server/src/platform/testing/visitor.ts'
import { browser, expect, server, test } from './journey.ts'
import { signInAsNewMember, openGame, spin, type Credentials } from './steps.ts'
import { fill, visit, type Visitor } from './visitor.ts'

type SeedChoice = { readonly commitment: string; readonly clientSeed: string }

const isAt =
  (path: string) =>
  (one: { url(): string }): boolean =>
    new URL(one.url()).pathname === path
const isRotation = isAt(calls.fairness.rotate.path)
const isSpin = isAt(calls.slot.spin.path)

/** The seeds that the browser has stored. */
async function storedSeedsOf({ page }: Visitor) {
  const seeds = await page.evaluate(() => localStorage.getItem('ronda.fair.seeds'))
  return readKept(`{"seeds":${seeds ?? '[]'},"rounds":[]}`).seeds
}

async function spinAndReadRound(game: FrameLocator, visitor: Visitor): Promise<SeedChoice> {
  const answered = visitor.page.waitForResponse(isSpin)
  await spin(game, visitor)
  return ((await (await answered).json()) as { value: { round: SeedChoice } }).value.round
}

test('a visitor’s first round uses a client seed of the browser, bound to a commitment it has seen', async () => {
  const visitor = await visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'en' })
  const { page, pageErrors } = visitor
  const rotation = page.waitForRequest(isRotation)
  const game = await openGame(visitor, 'free')
  const choice = (await rotation).postDataJSON() as SeedChoice
  expect(isBoundSeed(choice.clientSeed, choice.commitment)).toBe(true)
  expect(choice.clientSeed).toMatch(/^[0-9a-f]{16}-[0-9a-f]{32}$/)
  expect(await spinAndReadRound(game, visitor)).toMatchObject(choice)
  expect(await storedSeedsOf(visitor)).toMatchObject([choice])
  expect(pageErrors).toEqual([])
  await visitor.context.close()
})

async function openFairness(game: FrameLocator, { texts }: Visitor): Promise<FrameLocator> {
  await game.getByRole('button', { name: texts.play.hud.menu }).click()
  await game.getByRole('dialog').getByRole('button', { name: texts.play.panel.fairness, exact: true }).click()
  return game
}

test('a player changes the client seed, sees what is sent, and the next round uses it', async () => {
  const visitor = await visit(browser, server.origin, { device: 'desktop', theme: 'light', language: 'es' })
  const { page, texts, pageErrors } = visitor
  const { fairness } = texts.play
  await signInAsNewMember(visitor)
  const game = await openGame(visitor, 'real')
  const first = await spinAndReadRound(game, visitor)
  await openFairness(game, visitor)
  await game.getByText(first.clientSeed).first().waitFor()
  const field = game.getByLabel(fairness.clientSeed, { exact: true })
  await field.fill('con espacio')
  await expect(game.getByRole('button', { name: fairness.rotate })).toBeDisabled()
  await field.fill('noche-de-feria')
  const preview = game.locator('.form .hint code')
  const shown = await preview.textContent()
  const rotation = page.waitForRequest(isRotation)
  await game.getByRole('button', { name: fairness.rotate }).click()
  const choice = (await rotation).postDataJSON() as SeedChoice
  expect(choice.clientSeed).toBe(shown)
  expect(choice.clientSeed).toMatch(/^noche-de-feria\.[0-9a-z]{10}-/)
  expect(isBoundSeed(choice.clientSeed, choice.commitment)).toBe(true)
  // The new seed is active, and the old server seed is revealed.
  await game.getByText(choice.clientSeed).first().waitFor()
  await game.getByText(fairness.serverSeed, { exact: true }).first().waitFor()
  await game.getByRole('button', { name: texts.play.panel.close }).click()
  expect(await spinAndReadRound(game, visitor)).toMatchObject(choice)
  expect(pageErrors).toEqual([])
  await visitor.context.close()
})

test('the game warns when the server uses another client seed than it was sent', async () => {
  const visitor = await visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'en' })
  const { page, texts } = visitor
  await page.route(isRotationUrl, async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { value: { active: { clientSeed: string } } }
    reply.value.active.clientSeed = `other-${reply.value.active.clientSeed.slice(-32)}`
    await route.fulfill({ response, json: reply })
  })
  const game = await openGame(visitor, 'free')
  const warning = game.getByRole('alert').getByText(texts.play.seed.differsTitle)
  await expect.poll(() => warning.count()).toBe(1)
  await visitor.context.close()
})

const isRotationUrl = (url: URL): boolean => url.pathname === calls.fairness.rotate.path

/** Signs in without the browser, for rounds that do not need a screen. */
async function signInCaller({ username, password }: Credentials): Promise<Caller> {
  const caller = new Caller(server.origin)
  await caller.send('POST', '/wps/session/login', loginForm(username, password))
  return caller
}

type TableReply = { readonly told: { readonly round: { readonly number: number; readonly phase: string } } }

/** Bets on a shared round and waits until it is settled. */
async function playShared(member: Caller, gameCode: string, bet: object): Promise<void> {
  const game = await openByWire(member, 'real', gameCode)
  const placeOnce = async (): Promise<number | undefined> => {
    const { told: table } = await game.get<TableReply>('/play/v1/table')
    const { number: round } = table.round
    const { status } = await game.ask('POST', '/play/v1/table/bet', { ticket: randomUUID(), round, bet })
    return status === 200 ? round : undefined
  }
  let round: number | undefined
  await expect.poll(async () => (round ??= await placeOnce())).toBeDefined()
  const isOver = async () => (await game.get<{ played: object | null }>(`/play/v1/table/mine/${round}`)).played !== null
  await expect.poll(isOver).toBe(true)
}

test('rounds of a slot, an arcade game, a table and a lottery are verified in the browser', async () => {
  const visitor = await visit(browser, server.origin, { device: 'phone', theme: 'light', language: 'en' })
  const { page, pageErrors } = visitor
  const credentials = await signInAsNewMember(visitor)
  const game = await openGame(visitor, 'real')
  await spin(game, visitor)
  await spin(game, visitor)

  await page.goto('/seamless?game=RONDA_DICE&mode=real')
  const arcade = page.frameLocator('iframe')
  const rolled = page.waitForResponse((one) => one.url().endsWith(calls.arcade.bet.path))
  await arcade.locator('.bet-main').click()
  expect((await rolled).ok()).toBe(true)

  const member = await signInCaller(credentials)
  await Promise.all([
    playShared(member, 'RONDA_LIVE_ROULETTE_FAST', { chips: { red: 1 } }),
    playShared(member, 'RONDA_ELOTT_1', { lines: [{ kind: 'size', pick: 'sum:big', units: 1 }] }),
  ])

  await page.goto('/verify')
  await page.getByRole('button', { name: verifyEn.mine.check }).click()
  await page.getByText('3 rounds are still sealed').waitFor()
  await page.getByText('2 rounds match without a beacon').waitFor()
  await page.getByText(verifyEn.noBeaconText).waitFor()
  await page.getByRole('button', { name: verifyEn.mine.open, exact: true }).click()
  await page.getByText('3 rounds are correct').waitFor()
  await expect(page.getByText(verifyEn.badText)).toHaveCount(0)
  await expect(page.getByText(verifyEn.together.title)).toHaveCount(0)

  // The next round needs a new client seed, which the game sends by itself.
  const again = await openGame(visitor, 'real')
  await spin(again, visitor)
  expect(pageErrors).toEqual([])
  await visitor.context.close()
})

/** The signature of round 1000 of drand quicknet, which anyone can fetch. */
const SIGNED = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'

function crashProof(signature: string): ProofFile {
  const round = honestShared({
    gameCode: 'RONDA_CRASH',
    number: 7,
    place: 3,
    locksAtMs: dueMsOf(QUICKNET, 1_000) - 1_001,
    bets: [{ amount: 2, target: 150 }],
    others: [{ amount: 1 }],
    beacon: { chain: QUICKNET, sign: () => signature },
  })
  return { ronda: 3, rounds: [round], models: {}, seeds: [], kept: NOTHING_KEPT }
}

test('the browser checks the signature of the public beacon, with code that is loaded on demand', async () => {
  const visitor = await visit(browser, server.origin, { device: 'desktop', theme: 'dark', language: 'es' })
  const { page, pageErrors } = visitor
  await page.goto('/verify')
  const check = async (file: ProofFile): Promise<void> => {
    await page.getByLabel(verifyEs.saved.paste).fill(writeProof(file))
    await page.getByRole('button', { name: verifyEs.saved.check, exact: true }).click()
  }
  await check(crashProof(SIGNED))
  await page.getByText('1 ronda es correcta').waitFor()
  await check(crashProof(SIGNED.replace('b44679b9', 'a44679b9')))
  await page.getByText(verifyEs.findings.beacon_differs).waitFor()
  // Missing rounds are listed by number.
  const round = present(crashProof(SIGNED).rounds[0], 'a round')
  await check({ ...crashProof(SIGNED), seeds: [{ commitment: round.commitment, rounds: 2 }] })
  await page.getByText(fill(verifyEs.together.missing, { numbers: '0, 1' })).waitFor()
  expect(pageErrors).toEqual([])
  await visitor.context.close()
})
