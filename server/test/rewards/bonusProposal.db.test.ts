import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Server } from '../../src/app/server.ts'
import { audit } from '../../src/money/ledger/index.ts'
import { broughtBy, units } from '../kit/memberBalances.ts'
import { offerBonus } from '../kit/memberBonuses.ts'
import { accountOf } from '../kit/poison.ts'
import { codeOf, valueOf } from '../kit/signInSteps.ts'
import { openTestServer, signIn, withoutPrizes } from '../kit/testServer.ts'

const UNIT = 100_000n

let server: Server
beforeAll(async () => {
  server = await openTestServer({ titles: withoutPrizes() })
  return async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  }
})

type Listed = { readonly name: string; readonly termsHash: string; readonly text: readonly string[] }

const DRAFT = {
  names: { es: 'Bono del equipo', en: 'Staff bonus' },
  amount: units(30),
  multiple: 3,
  stakeMax: units(3),
  gameTypes: ['RNG'],
  games: [],
  days: 5,
}

test('staff: one proposes with the terms before them, another approves, and the member is offered the bonus', async () => {
  const [ana, eva] = [await signIn(server, 'operador'), await signIn(server, 'supervisora')]
  const owner = await broughtBy(server, 'agente')
  const offered = async () =>
    (await owner.visitor.get<{ offered: readonly Listed[] }>('/api/v1/bonuses?language=en')).offered
  type Preview = { readonly text: readonly string[]; readonly target: string; readonly termsHash: string }
  const preview = valueOf<Preview>(
    await ana.ask('POST', '/api/v1/office/bonuses/preview', { draft: DRAFT, language: 'en' }),
  )
  expect(preview).toMatchObject({ target: units(90) })
  const asked = { key: randomUUID(), member: owner.number, draft: DRAFT, reason: 'A late payout' }
  await offerBonus(server, await accountOf(server, await broughtBy(server, 'agente')), { amount: 100n * UNIT })
  const propose = () => ana.ask('POST', '/api/v1/office/bonuses', asked)
  const { id } = valueOf<{ id: string }>(await propose())
  expect(valueOf<{ id: string }>(await propose()).id).toBe(id)
  expect(codeOf(await ana.ask('POST', `/api/v1/office/bonuses/${id}/approve`))).toBe('reward.same_person')
  expect(await offered()).toEqual([])
  type Proposal = { readonly state: string; readonly failure: string | null }
  const approved = valueOf<Proposal>(await eva.ask('POST', `/api/v1/office/bonuses/${id}/approve`))
  // The fund has what was promised to others only: the proposal says so, and nothing is given.
  expect(approved).toMatchObject({ state: 'failed', failure: 'reward.fund_empty' })
  await server.features.rewardFund.fillForDemo()
  const again = valueOf<{ id: string }>(
    await ana.ask('POST', '/api/v1/office/bonuses', { ...asked, key: randomUUID() }),
  )
  expect(valueOf<Proposal>(await eva.ask('POST', `/api/v1/office/bonuses/${again.id}/approve`)).state).toBe('done')
  expect(await offered()).toMatchObject([{ name: 'Staff bonus', termsHash: preview.termsHash, text: preview.text }])
  const seen = valueOf<{ bonuses: readonly Listed[] }>(
    await eva.ask('POST', '/api/v1/office/bonuses/of-member', { member: owner.number, language: 'en' }),
  )
  expect(seen.bonuses).toMatchObject([{ name: 'Staff bonus', steps: [{ state: 'offered', by: 'staff' }] }])
})
