import type { AgentContract } from '@ronda/contract'
import { agentContract } from '@ronda/i18n/en/agents/agentContract'
import { agentContractTerms } from '@ronda/i18n/en/agents/agentContractTerms'
import { expect, test } from 'vitest'
import { InPage } from '@ronda/base/testing/InPage.tsx'
import { renderPart } from '@ronda/base/testing/renderPart.ts'
import { OfferDialog } from './OfferDialog.tsx'

const { form: words, faults } = agentContractTerms

const own: AgentContract = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  state: 'valid',
  terms: {
    kind: 'dividend',
    currency: 'USD',
    period: 'monthly',
    tierKind: 'fixed',
    measure: 'period',
    carry: 'none',
    platformMillionths: 50_000,
    activeFrom: 0n,
    tiers: [{ validBetMin: 0n, lossMin: 0n, activeMembersMin: 0, rateMillionths: 300_000 }],
  },
  termsHash: 'a'.repeat(64),
  noticeDays: 30,
  proposedAt: 0,
  expiresAt: 0,
  validFrom: 0,
  validTo: null,
  endingSide: null,
  isByPlatform: true,
}

test('an offer begins with the own contract, shows what is offered, and says what is wrong before it is sent', async () => {
  const screen = await renderPart(
    <InPage texts={{ agentContract, agentContractTerms }}>
      <OfferDialog to={{ id: '9000001', name: 'low' }} own={own} onClose={() => {}} />
    </InPage>,
  )
  const rate = screen.getByLabelText(words.rate, { exact: true })
  await expect.element(rate).toHaveValue('30')
  await expect.element(screen.getByLabelText(words.notice, { exact: true })).toHaveValue('30')
  await rate.fill('0')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: agentContract.offerSend, exact: true }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(faults.rate)
  await rate.fill('12.5')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(screen.getByText(/12\.5/).first()).toBeVisible()
})
