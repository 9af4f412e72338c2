import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openDb, type Db } from '../../../platform/postgres/db.ts'
import { testDatabase } from '../../../platform/testing/database.ts'
import type { Charge, Provider } from '../provider.ts'
import { signNotice } from '../signature.lib.ts'
import { openStripe } from './stripe.actions.ts'

type StripeRequest = {
  readonly path: string
  readonly form: URLSearchParams
  readonly headers: IncomingMessage['headers']
}

const WEBHOOK_SECRET = 'whsec_0123456789'
const ID = '7d1f1f0e-6a43-4f6b-9d59-0d6f0a5f8b11'
const NOW = 1_700_000_000_000

const asked: Charge = {
  id: ID,
  owner: '00000000-0000-4000-8000-000000000001',
  way: 'card',
  amount: 5_000_000n,
  fee: 50_000n,
  currency: 'USD',
  returnUrl: 'https://ronda.example/member?view=depositv2',
}

/** A test server for Stripe: it sends the prepared answers and records the requests. */
let server: Server
let answers: { status: number; body: object }[] = []
const requests: StripeRequest[] = []
let db: Db
let stripe: Provider

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

beforeAll(async () => {
  db = openDb(await testDatabase())
  server = createServer((request, response) => {
    void readAll(request).then((body) => {
      requests.push({ path: request.url ?? '', form: new URLSearchParams(body), headers: request.headers })
      const { status, body: answer } = answers.shift() ?? { status: 500, body: {} }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const settings = { url: `http://127.0.0.1:${port}`, secretKey: 'sk_test_0123', webhookSecret: WEBHOOK_SECRET }
  stripe = openStripe({ db, clock: { nowMs: () => NOW }, settings: { ...settings, retryMs: 1, timeoutMs: 2_000 } })
  return async () => {
    server.close()
    await db.close()
  }
})

beforeEach(() => {
  answers = []
  requests.length = 0
})

const opened = {
  id: 'cs_test_1',
  url: 'https://checkout.stripe.com/c/pay/cs_test_1',
  status: 'open',
  payment_status: 'unpaid',
}
const paid = {
  ...opened,
  status: 'complete',
  payment_status: 'paid',
  amount_total: 5_050,
  currency: 'usd',
  metadata: { deposit: ID, fee: '50000' },
  payment_intent: { id: 'pi_1', latest_charge: { refunded: false, disputed: false } },
}

test('a charge is a checkout session for a card, in cents, with our id', async () => {
  answers = [{ status: 200, body: opened }]
  expect(await stripe.charge(asked)).toEqual({ ok: true, value: { kind: 'page', url: opened.url } })
  const [{ path, form, headers }] = requests as [StripeRequest]
  expect(path).toBe('/v1/checkout/sessions')
  expect(headers).toMatchObject({ authorization: 'Bearer sk_test_0123', 'idempotency-key': ID })
  expect(Object.fromEntries(form)).toMatchObject({
    mode: 'payment',
    'payment_method_types[0]': 'card',
    'line_items[0][price_data][unit_amount]': '5050',
    'line_items[0][price_data][currency]': 'usd',
    client_reference_id: ID,
    'payment_intent_data[metadata][deposit]': ID,
  })
})

test('a currency without cents uses whole units', async () => {
  answers = [{ status: 200, body: { ...opened, id: 'cs_test_2' } }]
  await stripe.charge({
    ...asked,
    id: '7d1f1f0e-6a43-4f6b-9d59-0d6f0a5f8b12',
    currency: 'CLP',
    amount: 500_000_000n,
    fee: 0n,
  })
  expect(requests[0]?.form.get('line_items[0][price_data][unit_amount]')).toBe('5000')
})

test.each([
  ['open', opened, { state: 'waiting', paid: 0n }],
  ['expired', { ...opened, status: 'expired' }, { state: 'failed', paid: 0n }],
  ['paid', paid, { state: 'paid', paid: 5_000_000n, currency: 'USD' }],
])('a session that is %s', async (_what, body, expected) => {
  answers = [{ status: 200, body: opened }]
  await stripe.charge(asked)
  answers = [{ status: 200, body }]
  expect(await stripe.chargeState(ID)).toMatchObject({ ok: true, value: expected })
  expect(requests[1]?.path).toBe('/v1/checkout/sessions/cs_test_1?expand[]=payment_intent.latest_charge')
})

const refunded = {
  ...paid,
  payment_intent: { id: 'pi_1', latest_charge: { refunded: false, amount_refunded: 1_500, disputed: false } },
}
const REFUNDS = '/v1/refunds?payment_intent=pi_1&limit=100'

// oxfmt-ignore
test.each<[string, readonly (readonly [number, string])[], object]>([
  ['refunded', [[5_050, 'succeeded']], { state: 'reversed', paid: 5_000_000n, refunding: 0n }],
  ['refunded in part', [[1_500, 'succeeded']], { state: 'paid', paid: 5_000_000n, left: 3_500_000n, refunding: 0n }],
  ['refunded in two parts, one pending', [[500, 'pending'], [1_000, 'succeeded']],
    { state: 'paid', left: 3_500_000n, refunding: 500_000n }],
  ['refunded, with action required', [[1_500, 'requires_action']],
    { state: 'paid', left: 3_500_000n, refunding: 1_500_000n }],
  ['refunded without success', [[1_500, 'failed'], [200, 'canceled']], { state: 'paid', left: 5_000_000n, refunding: 0n }],
])('a session that is %s', async (_what, made, expected) => {
  answers = [{ status: 200, body: opened }]
  await stripe.charge(asked)
  answers = [
    { status: 200, body: refunded },
    { status: 200, body: { data: made.map(([amount, status]) => ({ amount, status })) } },
  ]
  expect(await stripe.chargeState(ID)).toMatchObject({ ok: true, value: expected })
  expect(requests[2]?.path).toBe(REFUNDS)
})

/** A payment whose id is known from Stripe, so that it can be refunded. */
async function paidUp(): Promise<void> {
  answers = [
    { status: 200, body: opened },
    { status: 200, body: paid },
  ]
  await stripe.charge(asked)
  await stripe.chargeState(ID)
  requests.length = 0
}

type Made = readonly (readonly [number, string])[]
const back = { id: ID, amount: 2_000_000n, total: 2_000_000n, currency: 'USD' } as const

// oxfmt-ignore
test.each<[string, Made, bigint, bigint, string | undefined, string | undefined, string]>([
  // what                      made before                 amount      total       answer       sends     state
  ['the first',                [],                         2_000_000n, 2_000_000n, 'succeeded', '2000',   'done'],
  ['one that takes a while',   [],                         2_000_000n, 2_000_000n, 'pending',   '2000',   'waiting'],
  ['one that fails',           [],                         2_000_000n, 2_000_000n, 'failed',    '2000',   'failed'],
  ['one that was made before', [[2_000, 'succeeded']],     2_000_000n, 2_000_000n, undefined,   undefined, 'done'],
  ['one that is pending',      [[2_000, 'pending']],       2_000_000n, 2_000_000n, undefined,   undefined, 'waiting'],
  ['another after it failed',  [[2_000, 'failed']],        2_000_000n, 2_000_000n, 'succeeded', '2000',   'done'],
  ['some more',                [[2_000, 'succeeded']],       500_000n, 2_500_000n, 'succeeded', '500',    'done'],
  ['no more than is missing',  [[1_500, 'succeeded']],     2_000_000n, 2_000_000n, 'succeeded', '500',    'done'],
  ['no more than is left',     [],                         1_000_000n, 2_000_000n, 'succeeded', '1000',   'done'],
])('a refund: %s', async (_what, made, amount, total, says, sends, state) => {
  await paidUp()
  answers = [{ status: 200, body: { data: made.map(([cents, status]) => ({ amount: cents, status })) } }]
  if (says !== undefined) answers.push({ status: 200, body: { amount: Number(sends), status: says } })
  expect(await stripe.refund({ ...back, amount, total })).toEqual({ ok: true, value: { state } })
  expect(requests[0]?.path).toBe(REFUNDS)
  const [, post] = requests
  if (sends === undefined) return expect(post).toBeUndefined()
  expect(post?.path).toBe('/v1/refunds')
  const form = { payment_intent: 'pi_1', amount: sends, 'metadata[deposit]': ID }
  expect(Object.fromEntries(post?.form ?? [])).toEqual(form)
  return expect(post?.headers['idempotency-key']).toBe(`${ID}/refund/${made.length}`)
})

test('a refund without an answer is retried with the same key; a refused one is not made', async () => {
  await paidUp()
  const none = { status: 200, body: { data: [] } }
  answers = [none, { status: 500, body: {} }, { status: 500, body: {} }, { status: 500, body: {} }]
  expect(await stripe.refund(back)).toEqual({ ok: false, error: 'provider.unknown' })
  expect(new Set(requests.slice(1).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  answers = [none, { status: 400, body: {} }]
  expect(await stripe.refund(back)).toEqual({ ok: false, error: 'provider.closed' })
  // This one was never paid, and a fraction of a cent does not exist.
  const unpaid = { ...back, id: '7d1f1f0e-6a43-4f6b-9d59-0d6f0a5f8b19' }
  expect(await stripe.refund(unpaid)).toEqual({ ok: false, error: 'provider.closed' })
  expect(await stripe.refund({ ...back, amount: 1n })).toEqual({ ok: false, error: 'provider.closed' })
})

const disputed = { ...paid, payment_intent: { id: 'pi_1', latest_charge: { refunded: false, disputed: true } } }

test.each([
  ['under_review', 5_050, { state: 'reversed', paid: 5_000_000n }],
  ['lost', 5_050, { state: 'reversed', paid: 5_000_000n }],
  ['lost', 2_000, { state: 'paid', paid: 5_000_000n, left: 3_000_000n }],
  ['won', 5_050, { state: 'paid', paid: 5_000_000n, left: 5_000_000n }],
  ['warning_under_review', 5_050, { state: 'paid', paid: 5_000_000n, left: 5_000_000n }],
])('a dispute that is %s over %i', async (status, amount, expected) => {
  answers = [{ status: 200, body: opened }]
  await stripe.charge(asked)
  answers = [
    { status: 200, body: disputed },
    { status: 200, body: { data: [{ amount, status }] } },
  ]
  expect(await stripe.chargeState(ID)).toMatchObject({ ok: true, value: expected })
  expect(requests[2]?.path).toBe('/v1/disputes?payment_intent=pi_1&limit=100')
})

test('a dispute that cannot be read leaves the state unknown', async () => {
  answers = [{ status: 200, body: opened }]
  await stripe.charge(asked)
  answers = [{ status: 200, body: disputed }]
  expect(await stripe.chargeState(ID)).toEqual({ ok: false, error: 'provider.unknown' })
})

test('a temporary failure is retried with the same key a few times; then the outcome is unknown', async () => {
  answers = [
    { status: 503, body: {} },
    { status: 429, body: {} },
    { status: 200, body: opened },
  ]
  expect(await stripe.charge(asked)).toMatchObject({ ok: true })
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual([ID, ID, ID])
  answers = []
  expect(await stripe.charge(asked)).toEqual({ ok: false, error: 'provider.unknown' })
  answers = [{ status: 401, body: {} }]
  expect(await stripe.charge(asked)).toEqual({ ok: false, error: 'provider.closed' })
})

const notice = (object: object, secret = WEBHOOK_SECRET) => {
  const body = Buffer.from(JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { object } }))
  return stripe.readNotice({ 'stripe-signature': signNotice(secret, body, NOW) }, body, NOW)
}

test('a notice names the deposit by its metadata, by our reference, or by the payment that it disputes', async () => {
  answers = [
    { status: 200, body: opened },
    { status: 200, body: paid },
  ]
  await stripe.charge(asked)
  await stripe.chargeState(ID)
  const about = { about: 'charge', id: ID }
  expect(await notice({ metadata: { deposit: ID } })).toEqual(about)
  expect(await notice({ client_reference_id: ID })).toEqual(about)
  expect(await notice({ metadata: {}, payment_intent: 'pi_1' })).toEqual(about)
  expect(await notice({ metadata: {}, payment_intent: 'pi_unknown' })).toBe('nothing')
  expect(await notice({ metadata: { deposit: ID } }, 'whsec_another')).toBe('forged')
})

test('the balance is read page by page, and only lines about deposits are reported', async () => {
  const line = { type: 'charge', amount: 5_050, currency: 'usd', created: 1_699_999_000 }
  const source = { metadata: { deposit: ID, fee: '50000' } }
  answers = [
    {
      status: 200,
      body: {
        has_more: true,
        data: [{ ...line, id: 'txn_2', type: 'refund', amount: -5_050, source: { metadata: {}, charge: source } }],
      },
    },
    {
      status: 200,
      body: {
        has_more: false,
        data: [
          { ...line, id: 'txn_1', source },
          { ...line, id: 'txn_0', type: 'payout', source: null },
        ],
      },
    },
  ]
  const report = await stripe.report(NOW - 86_400_000, NOW)
  expect(report).toEqual({
    ok: true,
    value: [
      { id: ID, kind: 'charge', amount: 5_000_000n, currency: 'USD', atMs: 1_699_999_000_000 },
      { id: ID, kind: 'reversal', amount: 5_000_000n, currency: 'USD', atMs: 1_699_999_000_000 },
    ],
  })
  expect(requests[1]?.path).toContain('starting_after=txn_2')
  const failed = { type: 'refund_failure', amount: 2_000, currency: 'usd', created: 1_699_999_000, id: 'txn_3' }
  const refund = { metadata: { deposit: ID }, charge: { amount: 5_050, metadata: source.metadata } }
  answers = [{ status: 200, body: { has_more: false, data: [{ ...failed, source: refund }] } }]
  expect(await stripe.report(NOW - 86_400_000, NOW)).toMatchObject({
    value: [{ id: ID, kind: 'reversal', amount: -2_000_000n }],
  })
})
