import { isDeepStrictEqual } from 'node:util'
import type { Server } from '../server/src/app/server.ts'
import { everyPair, keyedCalls, trySequence } from '../server/test/kit/keyPairs.ts'
import { drillFlood } from '../server/test/kit/flood.ts'
import { isSurprise, ownedObjects, tryObject } from '../server/test/kit/objects.ts'
import { tryPoison } from '../server/test/kit/poison.ts'
import { creditPoison } from '../server/test/kit/poisonCredit.ts'
import { tryConsumers } from '../server/test/kit/poisonEvents.ts'
import { inboxPoison } from '../server/test/kit/poisonInbox.ts'
import { moneyPoison } from '../server/test/kit/poisonMoney.ts'
import { playPoison } from '../server/test/kit/poisonPlay.ts'
import { settingsPoison } from '../server/test/kit/poisonSettings.ts'
import { restrictions, tryRestricted } from '../server/test/kit/restricted.ts'
import type { MoneyParties } from '../server/test/kit/moneyParties.ts'
import { openAttackServer } from '../server/test/kit/attackServer.ts'
import { tryTaken } from '../server/test/kit/takenIds.ts'
import { openLog } from '../server/src/platform/log/log.ts'
import { openScene } from './tables/scene.ts'
import { catchCheats, formatCaught } from '../tools/cheats/cheats.ts'
import type { Report } from './report.ts'

const RESTRICTED_TRIES = 10_000

const none = { goal: 0, better: 'lower' } as const
const all = { goal: 100, better: 'higher' } as const

type Attacked = {
  readonly server: Server
  readonly parties: MoneyParties
  readonly clock: { at: number; nowMs(): number }
}

/** Every pair of money calls with one idempotency key, in both orders. */
async function measureKeys(report: Report, { parties }: Attacked): Promise<void> {
  let beyond = 0
  for (const [first, second] of everyPair) {
    const { answers, again, has, should } = await trySequence(parties, [first, second])
    if (isDeepStrictEqual(has, should)) continue
    beyond += 1
    report.note(`${first.name} then ${second.name}: ${[...answers, ...again].join(', ')}`)
  }
  report.note(`${everyPair.length} pairs`)
  report.figure({ name: 'safety.key_pairs_beyond_the_first', value: beyond, unit: 'pairs', ...none })
}

/** Ids of the server, sent as the caller's own. */
async function measureIds(report: Report, { parties }: Attacked): Promise<void> {
  let [tried, effects] = [0, 0]
  for (const call of keyedCalls) {
    const result = await tryTaken(parties, call)
    tried += result.tried
    effects += result.accepted
    const isChanged = !isDeepStrictEqual(result.before, result.after)
    if (isChanged) effects += 1
    if (!result.isStopped) effects += 1
    if (result.accepted > 0 || isChanged || !result.isStopped) report.note(`${result.call}: a server id had an effect`)
  }
  report.note(`${tried} calls with server ids`)
  report.figure({ name: 'safety.taken_ids_effects', value: effects, unit: 'effects', ...none })
}

/** One row that cannot be processed, in every job, settlement and consumer. */
async function measurePoison(report: Report, { server, clock }: Attacked): Promise<void> {
  let [others, done] = [0, 0]
  for (const poisonCase of [...moneyPoison, ...creditPoison, ...settingsPoison, ...inboxPoison, ...playPoison]) {
    const result = await tryPoison(server, clock, poisonCase)
    others += 2
    done += result.othersDone
    const isSetAside = !result.isPoisonedDone && result.isWrittenDown && result.isHealed
    if (result.othersDone < 2 || !isSetAside) report.note(JSON.stringify(result))
  }
  for (const { name, isPast, isWrittenDown } of await tryConsumers(server)) {
    others += 1
    if (isPast && isWrittenDown) done += 1
    else report.note(`consumer ${name}: past ${isPast}, recorded ${isWrittenDown}`)
  }
  report.note(`${done} of ${others} others were finished`)
  report.figure({ name: 'safety.poison_others_finished', value: (100 * done) / others, unit: '%', ...all })
}

/** What is tried after a restriction was acknowledged. */
async function measureRestricted(report: Report, { parties }: Attacked): Promise<void> {
  let [tried, accepted] = [0, 0]
  while (tried < RESTRICTED_TRIES) {
    for (const restriction of restrictions) {
      const result = await tryRestricted(parties, restriction, RESTRICTED_TRIES / restrictions.length / 5)
      tried += result.tried
      accepted += result.accepted.length
      for (const one of result.accepted) report.note(one)
    }
  }
  report.note(`${tried} tries after the restriction was acknowledged`)
  report.figure({ name: 'safety.restricted_accepted', value: accepted, unit: 'calls', ...none })
}

/** Every caller requests every object of one owner. */
async function measureObjects(report: Report, { parties }: Attacked): Promise<void> {
  let [asked, surprises] = [0, 0]
  for (const object of ownedObjects) {
    for (const result of await tryObject(parties, object)) {
      asked += 1
      if (!isSurprise(result)) continue
      surprises += 1
      report.note(`${result.call} by ${result.caller}: ${result.answer}`)
    }
  }
  report.note(`${asked} calls for ${ownedObjects.length} kinds of objects`)
  report.figure({ name: 'safety.role_object_surprises', value: surprises, unit: 'calls', ...none })
}

const HONEST_PERCENT = 95

/** People sign in while another network sends costly requests without a pause. */
async function measureFlood(report: Report): Promise<void> {
  const database = await openScene('safety')
  try {
    const { flooded, tried, succeeded } = await drillFlood({ databaseUrl: database.url })
    report.note(`${flooded} costly requests from one network, ${tried} sign-ins from another`)
    const value = (100 * succeeded) / tried
    report.figure({
      name: 'safety.honest_sign_ins',
      value,
      unit: '%',
      goal: HONEST_PERCENT,
      better: 'higher',
    })
  } finally {
    await database.close()
  }
}

/** A server that cheats, in every known way, against the published verifier. */
async function measureCheats(report: Report): Promise<void> {
  const caught = catchCheats()
  for (const line of formatCaught(caught)) report.note(line)
  const sum = (of: 'caught' | 'tried'): number => caught.reduce((total, row) => total + row[of], 0)
  report.figure({ name: 'safety.cheats_caught', value: (100 * sum('caught')) / sum('tried'), unit: '%', ...all })
}

/** Each on a database of its own, so that one does not affect the next. */
const attacks = {
  keys: measureKeys,
  ids: measureIds,
  poison: measurePoison,
  restricted: measureRestricted,
  objects: measureObjects,
} satisfies Record<string, (report: Report, attacked: Attacked) => Promise<void>>

const alone = { flood: measureFlood, cheats: measureCheats } satisfies Record<string, (report: Report) => Promise<void>>

export const group = { name: 'safety', parts: [...Object.keys(attacks), ...Object.keys(alone)], run: measureSafety }

async function measureSafety(report: Report, asked: readonly string[]): Promise<void> {
  for (const [name, measure] of Object.entries(attacks)) {
    if (!asked.includes(name)) continue
    const database = await openScene('safety')
    const clock = { at: Date.now(), nowMs: () => clock.at }
    const log = openLog('silent')
    // Only `poison` moves the clock; the others use the real one.
    const time = name === 'poison' ? { clock } : {}
    const { server, parties } = await openAttackServer({ databaseUrl: database.url, log, ...time })
    try {
      await measure(report, { server, parties, clock })
    } finally {
      await server.close()
      await database.close()
    }
  }
  for (const [name, measure] of Object.entries(alone)) if (asked.includes(name)) await measure(report)
}
