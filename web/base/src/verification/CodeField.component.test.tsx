import { ok } from '@ronda/core'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { InPage } from '../testing/InPage.tsx'
import { renderPart } from '../testing/renderPart.ts'
import { CodeField } from './CodeField.tsx'
import { useSendCode } from './useSendCode.ts'

const WAIT_MS = 2_500

function Field({ onSend }: { readonly onSend: () => void }) {
  const [to] = useState(() => `+52${Date.now()}`)
  const sending = useSendCode({
    purpose: 'register',
    to,
    send: async () => {
      onSend()
      return ok({ expiredMinutes: WAIT_MS / 60_000, validMinutes: 10 })
    },
  })
  return <CodeField sending={sending} />
}

test('a code is sent once, the button counts down, and then sends again', async () => {
  let sent = 0
  const screen = await renderPart(
    <InPage>
      <Field onSend={() => (sent += 1)} />
    </InPage>,
  )
  const button = screen.getByRole('button')
  await expect.element(button).toHaveAttribute('aria-disabled', 'false')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  expect(sent).toBe(1)
  await expect.element(button).toHaveAttribute('aria-disabled', 'false')
  await button.click()
  await expect.poll(() => sent).toBe(2)
})
