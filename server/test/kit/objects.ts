import { randomUUID } from 'node:crypto'
import { days, present } from '@ronda/core'
import sharp from 'sharp'
import type { Visitor, WireAnswer } from '../../src/platform/testing/visitor.ts'
import { termsHashOf } from '../../src/rewards/bonus/terms.ts'
import { Device } from '../../src/people/factor/testing/device.ts'
import { giveContacts } from './signInSteps.ts'
import { openDealer } from './dealer.ts'
import { newTrial, openGame } from './testServer.ts'
import { PIN, units, type Owner } from './memberBalances.ts'
import { FIFTY, offerBonus } from './memberBonuses.ts'
import { accountOf } from './poison.ts'
import { runPromotion } from './promotions.ts'
import { fillFund } from './rewardFunds.ts'
import { giveReward } from './rewards.ts'
import { freshen } from './staff.ts'
import type { MoneyParties } from './moneyParties.ts'
import { addressOf, everyCall } from './samples.ts'

/** Request fields that can name an object with an owner. */
const NAMING = ['id', 'account', 'upload', 'uploads', 'proofs', 'round', 'ticket', 'order'] as const

/** Calls of members and games that may name an object of theirs, by the contract. */
export const namingCalls: readonly string[] = everyCall
  .filter(
    ({ call, sample }) => (call.may === 'member' || call.may === 'game') && NAMING.some((field) => field in sample),
  )
  .map(({ name }) => name)

/** A message is written once the outbox has delivered the event. */
const MESSAGE_TRIES = 200

/**
 * Calls in which these fields name nothing that exists: the caller chooses them, or they are round numbers of a table.
 */
export const UNOWNED: ReadonlySet<string> = new Set([
  'uploads.send',
  'slot.spin',
  'arcade.bet',
  'sharedRound.bet',
  'sharedRound.full',
  'sharedRound.mine',
  'sharedRoundOrders.make',
  // A mission is offered to everybody.
  'missions.join',
  // So is a promotion.
  'promotions.join',
  // An envelope is offered to everybody, and its proof is public.
  'envelopes.take',
  'envelopes.proof',
  // So is a tournament, and its result.
  'tournaments.board',
  'tournaments.join',
  'tournaments.proof',
  'tournaments.result',
  // So is a raffle, and its list of tickets.
  'raffles.claim',
  'raffles.proof',
  'raffles.entries',
])

/** An object with an owner, and a call that names it. `game` is the title whose client makes the call. */
export type OwnedObject = {
  readonly call: string
  readonly game?: string
  make(parties: MoneyParties, owner: Owner): Promise<Readonly<Record<string, unknown>>>
}

async function upload({ visitor }: Owner, purpose: string): Promise<string> {
  const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  const id = randomUUID()
  await visitor.send('POST', '/api/v1/uploads', { id, purpose, data: picture.toString('base64') })
  return id
}

const bonus = async ({ server }: MoneyParties, owner: Owner) => ({
  id: await offerBonus(server, await accountOf(server, owner)),
})

const deposit = async (parties: MoneyParties, owner: Owner, way = 'card') => ({
  id: (await parties.deposit(owner, way)).id,
})

const payoutAccount = async (parties: MoneyParties, owner: Owner): Promise<string> => {
  await parties.withdrawer(owner)
  const { list } = await owner.visitor.get<{ list: readonly { id: string }[] }>('/api/v1/member/payout-accounts')
  return present(list[0], 'a payout account').id
}

const nameOf = async ({ visitor }: Owner): Promise<string> =>
  (await visitor.get<{ account: string }>('/wps/member/info')).account

async function otherSession(parties: MoneyParties, owner: Owner): Promise<string> {
  await parties.signInAgain(await nameOf(owner))
  type Session = { readonly id: string; readonly isThis: boolean }
  const { sessions } = await owner.visitor.get<{ sessions: readonly Session[] }>('/wps/session/list')
  const other = sessions.find(({ isThis }) => !isThis)
  return present(other, 'another session').id
}

async function passkey({ server }: MoneyParties, { visitor }: Owner): Promise<string> {
  const at = { origin: server.origin.replace('127.0.0.1', 'localhost'), domain: 'localhost' }
  const { challenge } = await visitor.send<{ challenge: string }>('POST', '/api/v1/member/security/passkey')
  const answer = new Device().make({ ...at, challenge })
  await visitor.send('POST', '/api/v1/member/security/passkey/add', { challenge, answer, name: 'My phone' })
  const { passkeys } = await visitor.get<{ passkeys: readonly { id: string }[] }>('/api/v1/member/security')
  return present(passkeys[0], 'a passkey').id
}

async function message(parties: MoneyParties, owner: Owner): Promise<string> {
  await parties.move(owner, randomUUID())
  type Messages = { readonly messages: readonly { readonly id: string }[] }
  for (let tries = 0; tries < MESSAGE_TRIES; tries += 1) {
    const [first] = (await owner.visitor.get<Messages>('/api/v1/member/messages')).messages
    if (first !== undefined) return first.id
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('no message was written')
}

/** Documents can be sent only by a member who has stated everything and can be reached. */
async function completeProfile({ server }: MoneyParties, owner: Owner): Promise<void> {
  await giveContacts(server, await nameOf(owner), { email: `${randomUUID()}@example.com` })
  await owner.visitor.send('PUT', '/api/v1/member/profile', {
    fullName: 'Elena Ruiz',
    birthday: '1987-06-05',
    idNumber: 'RUIZ8706051234',
    address: 'Calle Mayor 7, Centro',
    nationality: 'MX',
    birthPlace: 'Puebla',
    occupation: 'Teacher',
    incomeSource: 'salary',
    telegram: 'elena_ruiz',
    line: 'elena.ruiz',
    zalo: '84912377377',
    payeeName: 'Elena Ruiz',
  })
}

async function spun({ visitor }: Owner): Promise<string> {
  const [game, round] = [await openGame(visitor), randomUUID()]
  await game.send('POST', '/play/v1/slot/spin', { round, stake: units(1) })
  return round
}

async function arcadeRound({ visitor }: Owner, isOver: boolean): Promise<string> {
  const [game, round] = [await openGame(visitor, 'real', 'RONDA_MINES'), randomUUID()]
  await game.send('POST', '/play/v1/arcade/bet', { round, stake: units(1), bet: { mines: 3 } })
  if (isOver) await game.send('POST', '/play/v1/arcade/move', { round, at: 0, move: { take: true } })
  return round
}

async function ticket(parties: MoneyParties, { visitor }: Owner, code: string) {
  const [game, dealer] = [await openGame(visitor, 'real', code), await openDealer(parties.server, code)]
  const [round, laid] = [await dealer.open(), randomUUID()]
  await game.send('POST', '/play/v1/table/bet', { ticket: laid, round, bet: { side: 'heads', units: 5 } })
  await dealer.show()
  return { round, ticket: laid }
}

/** Every call that names an object, with an object to name. */
export const ownedObjects: readonly OwnedObject[] = [
  { call: 'bonus.chance', make: async (parties, owner) => ({ ...(await bonus(parties, owner)), language: 'en' }) },
  {
    call: 'bonus.accept',
    make: async (parties, owner) => ({ ...(await bonus(parties, owner)), termsHash: termsHashOf(FIFTY) }),
  },
  { call: 'bonus.cancel', make: bonus },
  {
    call: 'rewards.collect',
    async make({ server }, owner) {
      await fillFund(server, 'MISSION', BigInt(units(5)))
      return { id: await giveReward(server, owner), language: 'en' }
    },
  },
  {
    call: 'promotions.claim',
    async make({ server }, { visitor }) {
      const { id, version } = await runPromotion(server)
      const body = { version, language: 'en', code: 'FERIA' }
      const joined = await visitor.send<{ own: { id: string } }>('POST', `/wps/promotions/${id}/join`, body)
      return { own: joined.own.id, language: 'en' }
    },
  },
  { call: 'deposit.one', make: deposit },
  { call: 'deposit.opened', make: deposit },
  { call: 'deposit.cancel', make: deposit },
  {
    call: 'deposit.receipt',
    make: async (parties, owner) => ({
      ...(await deposit(parties, owner, 'bank')),
      upload: await upload(owner, 'receipt'),
    }),
  },
  { call: 'withdrawal.one', make: async (parties, owner) => ({ id: await parties.withdrawal(owner) }) },
  {
    call: 'withdrawal.confirm',
    make: async (parties, owner) => ({ id: await parties.paidOut(owner), answer: 'fullyPaid' }),
  },
  {
    call: 'withdrawal.dispute',
    make: async (parties, owner) => ({ id: await parties.paidOut(owner), words: 'Nothing came', proofs: [] }),
  },
  {
    call: 'withdrawal.request',
    make: async (parties, owner) => ({
      key: randomUUID(),
      account: await payoutAccount(parties, owner),
      amount: units(20),
      paymentPassword: PIN,
    }),
  },
  { call: 'payoutAccount.remove', make: async (parties, owner) => ({ id: await payoutAccount(parties, owner) }) },
  { call: 'uploads.read', make: async (_parties, owner) => ({ id: await upload(owner, 'receipt') }) },
  { call: 'uploads.remove', make: async (_parties, owner) => ({ id: await upload(owner, 'receipt') }) },
  {
    call: 'documents.send',
    async make(parties, owner) {
      await completeProfile(parties, owner)
      return { id: randomUUID(), form: 'passport', uploads: [await upload(owner, 'document')] }
    },
  },
  { call: 'profile.avatar', make: async (_parties, owner) => ({ kind: 'own', upload: await upload(owner, 'avatar') }) },
  {
    call: 'session.end',
    make: async (parties, owner) => ({ id: await otherSession(parties, owner), isStranger: false }),
  },
  { call: 'inbox.read', make: async (parties, owner) => ({ id: await message(parties, owner), isRead: true }) },
  { call: 'inbox.remove', make: async (parties, owner) => ({ id: await message(parties, owner) }) },
  { call: 'security.removePasskey', make: async (parties, owner) => ({ id: await passkey(parties, owner) }) },
  { call: 'record.round', make: async (_parties, owner) => ({ round: await spun(owner), language: 'es' }) },
  { call: 'record.reveal', make: async (_parties, owner) => ({ round: await spun(owner), language: 'es' }) },
  { call: 'slot.round', game: 'FERIA_DE_LUZ', make: async (_parties, owner) => ({ round: await spun(owner) }) },
  {
    call: 'arcade.move',
    game: 'RONDA_MINES',
    make: async (_parties, owner) => ({ round: await arcadeRound(owner, false), at: 0, move: { take: true } }),
  },
  {
    call: 'arcade.round',
    game: 'RONDA_MINES',
    make: async (_parties, owner) => ({ round: await arcadeRound(owner, true) }),
  },
  { call: 'sharedRound.receipt', game: 'COIN', make: (parties, owner) => ticket(parties, owner, 'COIN') },
  { call: 'sharedRound.leave', game: 'KITE', make: (parties, owner) => ticket(parties, owner, 'KITE') },
  {
    call: 'sharedRoundOrders.stop',
    game: 'COIN',
    async make(_parties, { visitor }) {
      const [game, order] = [await openGame(visitor, 'real', 'COIN'), randomUUID()]
      await game.send('POST', '/play/v1/orders', { order, draws: 2, bet: { side: 'heads', units: 5 } })
      return { order }
    },
  },
]

export const CALLERS = ['other', 'agent', 'operator', 'trial', 'nobody', 'owner'] as const
export type ObjectCaller = (typeof CALLERS)[number]

export type ObjectResult = { readonly call: string; readonly caller: ObjectCaller; readonly answer: string }

const answerOf = ({ body }: WireAnswer): string => {
  const { success, code } = body as { success?: boolean; code?: string }
  return success === true ? 'done' : (code ?? 'nothing')
}

async function callerOf(parties: MoneyParties, owner: Owner, caller: ObjectCaller, other: Owner): Promise<Visitor> {
  switch (caller) {
    case 'owner':
      return owner.visitor
    case 'other':
      return other.visitor
    case 'agent':
      return parties.agent.visitor
    case 'operator':
      return parties.ana
    case 'trial':
      return newTrial(parties.server)
    default:
      return parties.anonymous()
  }
}

/** Only callers who can play for money have a client of the game; others come without one. */
const isPlayer = (caller: ObjectCaller): boolean => caller === 'owner' || caller === 'other' || caller === 'agent'

/** Every caller asks for one object of one owner, the owner last: nobody else may get an answer. */
export async function tryObject(
  parties: MoneyParties,
  { call: name, game, make }: OwnedObject,
): Promise<readonly ObjectResult[]> {
  const { call } = present(
    everyCall.find((one) => one.name === name),
    `the call ${name}`,
  )
  const [owner, other] = [await parties.owner(1_000), await parties.owner(1_000)]
  const request = await make(parties, owner)
  // Otherwise a caller could be refused only for the lack of a recent proof of identity.
  await freshen(parties.server, days(1))
  const results: ObjectResult[] = []
  for (const caller of CALLERS) {
    const visitor = await callerOf(parties, owner, caller, other)
    const asking = game !== undefined && isPlayer(caller) ? await openGame(visitor, 'real', game) : visitor
    const { path, body } = addressOf(call, request)
    results.push({ call: name, caller, answer: answerOf(await asking.ask(call.method, path, body)) })
  }
  return results
}

/** A caller who is not the owner must be refused, and the owner must not. */
export const isSurprise = ({ caller, answer }: ObjectResult): boolean =>
  caller === 'owner' ? answer !== 'done' : answer === 'done'
