import { ok } from '@ronda/core'
import { session } from '@ronda/i18n/en/people/session'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { expect, test } from 'vitest'
import { countriesQuery } from '@ronda/base/verification/countries.queries.ts'
import { makeQueries } from '@ronda/base/member/queries.ts'
import type { Mobile } from '@ronda/base/verification/phone.ts'
import { useCountries } from '@ronda/base/verification/useCountries.ts'
import { InPage } from '@ronda/base/testing/InPage.tsx'
import { renderPart } from '@ronda/base/testing/renderPart.ts'
import { PhoneCodeFields, type PhoneCode } from './PhoneCodeFields.tsx'

const COUNTRIES = [
  { countryCode: 'ES', countryDialingCode: '34' },
  { countryCode: 'MX', countryDialingCode: '52' },
]

function Form({ onSend }: { readonly onSend: (mobile: Mobile) => void }) {
  const form = useForm<PhoneCode>({ defaultValues: { countryCode: 'MX', mobileNum: '', verificationCode: '' } })
  const places = useCountries(useWatch({ control: form.control, name: 'countryCode' }))
  return (
    <FormProvider {...form}>
      <PhoneCodeFields
        purpose="register"
        places={places}
        send={async (mobile) => {
          onSend(mobile)
          return ok({ expiredMinutes: 1 })
        }}
      />
    </FormProvider>
  )
}

/** The form, and what codes were requested for. */
async function openForm() {
  const sent: Mobile[] = []
  const queries = makeQueries()
  queries.setQueryData(countriesQuery.queryKey, { current: 'MX', countries: COUNTRIES })
  const screen = await renderPart(
    <InPage queries={queries}>
      <Form onSend={(mobile) => sent.push(mobile)} />
    </InPage>,
  )
  const number = screen.getByRole('textbox', { name: session.phone.label })
  return { screen, number, sent, ask: () => screen.getByRole('button', { name: session.code.send }).click() }
}

test('without a number no code is requested, and the form says why', async () => {
  const { screen, ask, sent } = await openForm()
  await ask()
  await expect.element(screen.getByText(session.phone.missing)).toBeVisible()
  expect(sent).toEqual([])
})

test('no code is requested for a number that cannot be one', async () => {
  const { screen, number, ask, sent } = await openForm()
  await number.fill('12')
  await ask()
  await expect.element(screen.getByText(/^Please enter a valid mobile number/)).toBeVisible()
  expect(sent).toEqual([])
})

test('a number that is pasted with its dialing code is understood', async () => {
  const { number, ask, sent } = await openForm()
  await number.fill('+34 612 345 678')
  await ask()
  await expect.poll(() => sent).toEqual([{ mobileNum: '612345678', countryDialingCode: '34' }])
})
