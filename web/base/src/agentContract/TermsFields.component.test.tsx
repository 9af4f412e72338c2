import type { PayKind } from '@ronda/core/payroll'
import { agentContractTerms } from '@ronda/i18n/en/agents/agentContractTerms'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { InPage } from '../testing/InPage.tsx'
import { renderPart } from '../testing/renderPart.ts'
import { TermsFields } from './TermsFields.tsx'
import { emptyTerms, formOf, readTerms, type TermsForm, type TermsOffered } from './termsForm.ts'

const scale = { currency: 'USD', locale: 'en' } as const
const { form: words, faults, tierKinds } = agentContractTerms
const SEND = 'Send'

type OfferProps = { readonly start: TermsForm; readonly onSend: (offered: TermsOffered) => void }

/** The form as both apps use it: a problem is shown once somebody has tried to send. */
function Offer({ start, onSend }: OfferProps) {
  const [form, setForm] = useState(start)
  const [isTried, setTried] = useState(false)
  const read = readTerms(form, scale)
  const send = (): void => {
    setTried(true)
    if (typeof read !== 'string') onSend(read)
  }
  return (
    <>
      <TermsFields
        form={form}
        currency="USD"
        problem={isTried && typeof read === 'string' ? read : undefined}
        onChange={(part) => setForm((before) => ({ ...before, ...part }))}
      />
      <button type="button" onClick={send}>
        {SEND}
      </button>
    </>
  )
}

async function openForm(start: TermsForm) {
  const sent: TermsOffered[] = []
  const screen = await renderPart(
    <InPage texts={{ agentContractTerms }}>
      <Offer start={start} onSend={(offered) => sent.push(offered)} />
    </InPage>,
  )
  const tier = (place: number) =>
    screen.getByRole('group', { name: words.tier.replace('{place}', `${place}`), exact: true })
  const send = () => screen.getByRole('button', { name: SEND, exact: true }).click()
  return { screen, sent, tier, send }
}

const openEmpty = (kind: PayKind) => openForm(emptyTerms(kind))

test('what is typed into two tiers is what is offered', async () => {
  const { screen, sent, tier, send } = await openEmpty('dividend')
  await screen.getByLabelText(words.tierKind, { exact: true }).selectOptions(tierKinds.floating)
  await screen.getByLabelText(words.platform, { exact: true }).fill('7.5')
  await tier(1).getByLabelText(words.rate, { exact: true }).fill('10')
  await screen.getByRole('button', { name: words.add, exact: true }).click()
  await tier(2).getByLabelText(words.rate, { exact: true }).fill('12,5')
  await tier(2).getByLabelText(words.loss, { exact: true }).fill('5000')
  await tier(2).getByLabelText(words.active, { exact: true }).fill('3')
  await screen.getByLabelText(words.notice, { exact: true }).fill('30')
  await send()
  expect(sent).toMatchObject([
    {
      noticeDays: 30,
      terms: {
        kind: 'dividend',
        tierKind: 'floating',
        platformMillionths: 75_000,
        tiers: [
          { rateMillionths: 100_000, lossMin: 0n, activeMembersMin: 0 },
          { rateMillionths: 125_000, lossMin: 500_000_000n, activeMembersMin: 3 },
        ],
      },
    },
  ])
})

test('a problem is told after somebody tried to send, and goes when it is corrected', async () => {
  const { screen, sent, tier, send } = await openEmpty('dividend')
  const rate = tier(1).getByLabelText(words.rate, { exact: true })
  await rate.fill('0')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await send()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(faults.rate)
  expect(sent).toEqual([])
  await rate.fill('20')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await send()
  expect(sent).toHaveLength(1)
})

test('the last tier cannot be removed, and no more than six can be added', async () => {
  const { screen, tier } = await openEmpty('dividend')
  const remove = (place: number) =>
    screen.getByRole('button', { name: words.remove.replace('{place}', `${place}`), exact: true })
  const add = screen.getByRole('button', { name: words.add, exact: true })
  await expect.element(remove(1)).not.toBeInTheDocument()
  for (let place = 2; place <= 6; place++) {
    await add.click()
    await tier(place).getByLabelText(words.rate, { exact: true }).fill(`${place}`)
  }
  await expect.element(add).not.toBeInTheDocument()
  await remove(2).click()
  await expect.element(tier(6)).not.toBeInTheDocument()
  // Those behind it moved up, with what was typed into them.
  await expect.element(tier(2).getByLabelText(words.rate, { exact: true })).toHaveValue('3')
  await expect.element(add).toBeVisible()
})

test('a salary has neither losses nor a share of the platform', async () => {
  const { screen, sent, tier, send } = await openEmpty('dailySalary')
  for (const label of [words.platform, words.loss, words.carry, words.tierKind]) {
    await expect.element(screen.getByLabelText(label, { exact: true })).not.toBeInTheDocument()
  }
  await tier(1).getByLabelText(words.rate, { exact: true }).fill('0.5')
  await send()
  expect(sent).toMatchObject([{ noticeDays: null, terms: { kind: 'dailySalary', period: 'daily' } }])
})

test('a form that begins with a contract offers the same terms again', async () => {
  const offered = readTerms(
    { ...emptyTerms('dividend'), tiers: [{ rate: '30', validBet: '1000', loss: '', active: '' }] },
    scale,
  )
  if (typeof offered === 'string') throw new Error(offered)
  const { sent, tier, send } = await openForm(formOf(offered, scale))
  await expect.element(tier(1).getByLabelText(words.rate, { exact: true })).toHaveValue('30')
  await send()
  expect(sent).toEqual([offered])
})
