import { randomUUID } from 'node:crypto'
import { ATOMS_PER_UNIT, days } from '@ronda/core'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { giveBirthdays } from '../../src/rewards/rank/birthday.actions.ts'
import { dayOf } from '../../src/rewards/rank/rank.ts'
import { broughtBy, type Owner } from '../kit/memberBalances.ts'
import { accountOf } from '../kit/poison.ts'
import { betFor, confirmBirth, stateBirth } from '../kit/ranks.ts'
import { fillFund } from '../kit/rewardFunds.ts'
import { valueOf } from '../kit/signInSteps.ts'
import { openTestServer, withoutPrizes } from '../kit/testServer.ts'

const UNIT = ATOMS_PER_UNIT
/** Enough for the second rank of the settings of a new brand, whose birthday gift is 10 units. */
const SILVER = 2_500

type Listed = { readonly open: readonly { readonly id: string; readonly name: string; readonly amount: string }[] }

const clock = { at: Date.now(), nowMs: () => clock.at }
let server: Server

beforeAll(async () => {
  server = await openTestServer({ titles: withoutPrizes(), clock })
  await fillFund(server, 'RANK', 10_000n * UNIT)
  return () => server.close()
})

const rewardsOf = ({ visitor }: Owner): Promise<Listed> => visitor.get<Listed>('/wps/rewards?language=en')
const bet = (owner: Owner): Promise<void> => betFor(server, owner.memberWallets.cash, SILVER, clock.at)
const options = () => server.features.rank.options
const birthToday = (): string => `1990${dayOf(clock.at).slice(4)}`
const member = (): Promise<Owner> => broughtBy(server, 'agente')

test('who has excluded themselves is given no birthday, and can still collect what they had', async () => {
  const owner = await member()
  const account = await accountOf(server, owner)
  await bet(owner)
  await confirmBirth(server, account, birthToday())
  await owner.visitor.send('POST', '/api/v1/control/exclusion', { key: randomUUID(), months: 6 })
  await giveBirthdays(options())
  const { open } = await rewardsOf(owner)
  expect(open.map(({ name }) => name).toSorted()).toEqual(['You reached Bronze', 'You reached Silver'])
  const collected = await owner.visitor.ask('POST', `/wps/rewards/${open[0]?.id ?? ''}/collect`, { language: 'en' })
  expect(valueOf(collected)).toMatchObject({ state: 'collected' })
})

test('a birthday is given once a year to members with a rank, whatever becomes of the date', async () => {
  const [owner, unranked, unconfirmed] = [await member(), await member(), await member()]
  const accounts = { owner: await accountOf(server, owner), other: await accountOf(server, unranked) }
  const birth = birthToday()
  await bet(owner)
  await bet(unconfirmed)
  await confirmBirth(server, accounts.owner, birth)
  await confirmBirth(server, accounts.other, birth)
  await stateBirth(server, await accountOf(server, unconfirmed), birth)
  const birthdays = async (of: Owner) =>
    (await rewardsOf(of)).open.filter(({ name }) => name.startsWith('Birthday')).map(({ amount }) => amount)
  await Promise.all([giveBirthdays(options()), giveBirthdays(options())])
  await giveBirthdays(options())
  expect(await birthdays(owner)).toEqual([(10n * UNIT).toString()])
  expect(await birthdays(unranked)).toEqual([])
  expect(await birthdays(unconfirmed)).toEqual([])
  // Another date of birth, within the same year and in the next calendar year.
  for (const later of [40, 200]) {
    clock.at += days(later)
    await stateBirth(server, accounts.owner, birthToday())
    await bet(owner)
    await giveBirthdays(options())
  }
  const given = await server.db.read((tx) =>
    tx.selectFrom('reward').select('names').where('account', '=', accounts.owner).execute(),
  )
  expect(given.filter(({ names }) => JSON.stringify(names).includes('Birthday'))).toHaveLength(1)
})
