import { hours, minutes, present } from '@ronda/core'
import { checkRaffle, dueMsOf, drawText, isOfBeacon, type RaffleEntry } from '@ronda/fair'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import type { Beacon } from '../../src/platform/beacon/index.ts'
import { isSigned } from '../../src/platform/beacon/signed.ts'
import { makeBeaconKey } from '../../src/platform/testing/drandSandbox.ts'
import { claim, readEntries, readProof, type RaffleOptions } from '../../src/rewards/raffle/claim.actions.ts'
import { drawDue, freezeEnded } from '../../src/rewards/raffle/draw.actions.ts'
import { scaleOf } from '../../src/rewards/raffle/raffle.ts'
import { bareMember } from '../kit/missions.ts'
import { publishedRaffle } from '../kit/raffles.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { openTestServer } from '../kit/testServer.ts'

const START_MS = Date.UTC(2026, 10, 18, 12)
const { chain, sign } = makeBeaconKey({ genesisMs: START_MS - hours(1), periodMs: 3_000 })

let server: Server
const clock = { at: START_MS, nowMs: () => clock.at }
/** Signs its rounds when they are due; `isDown` keeps it silent. */
const state = { isDown: false }
const beacon: Beacon = {
  chain,
  signatureOf: (round) => Promise.resolve(state.isDown || dueMsOf(chain, round) > clock.at ? undefined : sign(round)),
}

beforeAll(async () => {
  server = await openTestServer({ clock })
  await fillFund(server, 'RAFFLE', 1_000_000_000n)
  return () => server.close()
})

const options = (): RaffleOptions => ({ ...server.features.raffle.options, beacon, needsBeacon: true })

async function started(): Promise<string> {
  const id = await publishedRaffle(server, {}, options())
  for (const _ of [1, 2, 3, 4]) await claim(options(), { id, who: await bareMember(server), device: null })
  return id
}

const proofOf = async (id: string) => {
  const found = await readProof(options(), id)
  if (!found.ok) throw new Error(found.error)
  const { raffle, winners } = found.value
  return { raffle, winners, published: present(raffle.published, 'a published raffle') }
}

/** What the page `/verify` finds, with the beacon's signature. */
async function isGood(id: string): Promise<boolean> {
  const { raffle, winners, published } = await proofOf(id)
  const page = await readEntries(options(), id, 1)
  const entries: readonly RaffleEntry[] = page.ok ? page.value.entries : []
  const { root, serverSeed, signature, tickets, plan } = raffle
  const { salt, beaconRound, commitment } = published
  if (root === null || serverSeed === null || signature === null || beaconRound === null) return false
  const text = drawText(salt, { root, signature })
  const claimed = { id, commitment, serverSeed, text, root, signature, tickets, entries, winners }
  const isRight = checkRaffle({ ...claimed, ...scaleOf(plan) }) === undefined
  return isRight && isOfBeacon(salt, chain) && isSigned({ publicKey: chain.publicKey, round: beaconRound, signature })
}

test('the beacon round is named at the publication, comes after the list, and decides', async () => {
  const id = await started()
  const { published } = await proofOf(id)
  const round = present(published.beaconRound, 'a beacon round')
  clock.at += minutes(20)
  await freezeEnded(options())
  const { raffle } = await proofOf(id)
  expect(raffle.isPostponed).toBe(false)
  expect(raffle.frozenAtMs).toBeLessThan(dueMsOf(chain, round) - minutes(1))
  // Not before it is due, and not without its signature.
  await drawDue(options())
  expect((await proofOf(id)).raffle.state).toBe('frozen')
  clock.at += minutes(11)
  state.isDown = true
  await drawDue(options())
  expect((await proofOf(id)).raffle.state).toBe('frozen')
  state.isDown = false
  await drawDue(options())
  expect((await proofOf(id)).winners).toHaveLength(2)
  expect((await proofOf(id)).published.beaconRound).toBe(round)
  expect(await isGood(id)).toBe(true)
})

test('a list that is too late for its beacon gets a later one, which is shown', async () => {
  const id = await started()
  const { published } = await proofOf(id)
  clock.at += minutes(40)
  await freezeEnded(options())
  const { raffle, published: postponed } = await proofOf(id)
  expect(raffle.isPostponed).toBe(true)
  expect(postponed.beaconRound).toBeGreaterThan(published.beaconRound ?? 0)
  expect(dueMsOf(chain, postponed.beaconRound ?? 0)).toBeGreaterThan(clock.at + minutes(5))
  await drawDue(options())
  expect((await proofOf(id)).raffle.state).toBe('frozen')
  clock.at += minutes(11)
  await drawDue(options())
  expect(await isGood(id)).toBe(true)
})
