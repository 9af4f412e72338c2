import { bindClientSeed } from '@ronda/fair'
import { envelope as envelopeWords } from '@ronda/i18n/es/rewards/envelope'
import { mall as mallWords } from '@ronda/i18n/es/rewards/mall'
import { point as pointWords } from '@ronda/i18n/es/rewards/point'
import { loginForm, registerForm } from '../server/test/kit/testServer.ts'
import { Visitor as Caller } from '../server/src/platform/testing/visitor.ts'
import { MEMBER_PASSWORD } from './accounts.ts'
import { browser, expect, test } from './journey.ts'
import { openServerProcess, type ServerProcess } from './serverProcess.ts'
import { makeCredentials, signInByRequest } from './steps.ts'
import { expectToast, fill, visit } from './visitor.ts'

const MEMBER = { username: 'demo', password: MEMBER_PASSWORD }
const PIN = '918273'

/** A separate server, with a red envelope for two and a good for points that the member has. */
let ownServer: ServerProcess

test.beforeEach(async () => {
  ownServer = await openServerProcess('rewards')
})
test.afterEach(async () => {
  await ownServer.close()
})

/** Another member takes the last share of the only envelope. */
async function takeLast(): Promise<void> {
  const other = new Caller(ownServer.origin)
  await other.send('PUT', '/wps/member/register', await registerForm(other, makeCredentials().username))
  type Listed = { readonly envelopes: readonly { readonly id: string; readonly commitment: string }[] }
  for (const { id, commitment } of (await other.get<Listed>('/wps/envelopes?language=es')).envelopes) {
    const body = { clientSeed: bindClientSeed('other', commitment), language: 'es' }
    await other.send('POST', `/wps/envelopes/${id}/take`, body)
  }
}

test('a member takes a share of a red envelope, verifies the split, and redeems a good for points', async () => {
  const caller = new Caller(ownServer.origin)
  await caller.send('POST', '/wps/session/login', loginForm(MEMBER.username, MEMBER.password))
  await caller.send('PUT', '/api/v1/member/payment', { next: PIN })
  const visitor = await visit(browser, ownServer.origin, { device: 'phone', theme: 'dark', language: 'es' })
  const { page } = visitor
  await signInByRequest(visitor, MEMBER)

  await page.goto('/member?view=rewardCenter')
  const card = page.getByRole('article', { name: 'Sobre de prueba' })
  await card.getByRole('button', { name: fill(envelopeWords.takeNamed, { name: 'Sobre de prueba' }) }).click()
  const check = card.getByRole('link', { name: envelopeWords.check })
  await check.waitFor()
  await takeLast()
  await check.click()
  await page.getByText('Las 2 partes son correctas').waitFor()

  await page.goto('/pointMall')
  await page.getByRole('button', { name: fill(mallWords.redeemNamed, { name: 'Taza' }) }).click()
  const dialog = page.getByRole('dialog', { name: fill(mallWords.redeemNamed, { name: 'Taza' }) })
  await dialog.getByLabel(mallWords.dialog.name, { exact: true }).fill('Ana López')
  await dialog.getByLabel(mallWords.dialog.address, { exact: true }).fill('Calle Luna 7, Lima')
  await dialog.getByLabel(mallWords.dialog.phone, { exact: true }).fill('+51 999 888 777')
  await dialog.getByLabel(mallWords.dialog.password, { exact: true }).fill(PIN)
  await dialog.getByRole('button', { name: fill(mallWords.dialog.send, { points: '100 puntos' }) }).click()
  await expectToast(page, mallWords.dialog.sent)
  await page.getByRole('tab', { name: pointWords.tabs.redeemed }).click()
  await page.getByText(mallWords.history.states.inProcess).waitFor()
  expect(visitor.pageErrors).toEqual([])
})
