import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import {
  PAYOUT_FORMATS,
  PAYOUT_NETWORKS,
  type PayoutFormat,
  type PayoutKind,
  type PayoutNetwork,
} from '@ronda/contract'
import { Button, Dialog, Tabs, TextField, toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { proven } from '@ronda/base/session/prove.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { usualFormat } from './payoutFormat.ts'
import { RadioRows } from './RadioRows.tsx'
import { accountsQuery, type Bound } from '../../shell/wallet/payoutAccounts.queries.ts'

const FIELD_OF: Partial<Record<Refusal['code'], 'bank' | 'number' | 'holder'>> = {
  'payout.institution_invalid': 'bank',
  'payout.number_invalid': 'number',
  'payout.address_invalid': 'number',
  'payout.number_mistyped': 'number',
  'payout.account_exists': 'number',
  'payout.holder_invalid': 'holder',
  'payout.holder_mismatch': 'holder',
}

type AccountDialogProps = { readonly bound: Bound; readonly onClose: () => void }

function useBinding({ bound, onClose }: AccountDialogProps) {
  const t = useTranslations('withdrawal.binding')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [kind, setKind] = useState<PayoutKind>('bank')
  const [network, setNetwork] = useState<PayoutNetwork>(PAYOUT_NETWORKS[0])
  const member = useMember()
  const [format, setFormat] = useState<PayoutFormat>(() => usualFormat(member?.countryCode))
  const [failure, setFailure] = useState<Refusal['code']>()
  // One dialog adds one account, however often it is sent.
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm({ defaultValues: { bank: '', number: '', holder: bound.holder ?? '' } })
  const { handleSubmit, setError } = form
  const submit = handleSubmit(async ({ bank, number, holder }) => {
    setFailure(undefined)
    const place = kind === 'bank' ? { institution: bank, format } : { institution: network }
    const request = { key, kind, ...place, number, holder }
    const reply = await proven(() => api.payoutAccount.bind(request))
    if (reply.ok) {
      toast(t('done'))
      void queries.invalidateQueries({ queryKey: accountsQuery.queryKey })
      return onClose()
    }
    const field = FIELD_OF[reply.error.code]
    if (field === undefined) return setFailure(reply.error.code)
    return setError(field, { message: refusalText(reply.error.code) }, { shouldFocus: true })
  })
  const chosen = { kind, setKind, network, setNetwork, format, setFormat }
  return { form, ...chosen, submit, failure: failure && refusalText(failure) }
}

type Binding = ReturnType<typeof useBinding>

function BankPlace({ binding: { form, format, setFormat } }: { readonly binding: Binding }) {
  const t = useTranslations('withdrawal.binding')
  return (
    <>
      <TextField
        {...form.register('bank', { validate: (value) => value.trim() !== '' || t('missing') })}
        label={t('bankName')}
        maxLength={60}
        autoComplete="off"
        error={form.formState.errors.bank?.message}
      />
      <RadioRows
        legend={t('format')}
        options={PAYOUT_FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
        value={format}
        onChoose={setFormat}
        isPaired
      />
    </>
  )
}

/** The bank and account number, or the chain and address. */
function Place({ binding }: { readonly binding: Binding }) {
  const t = useTranslations('withdrawal.binding')
  const { form, kind, network, setNetwork, format } = binding
  const isBank = kind === 'bank'
  return (
    <>
      {isBank ? (
        <BankPlace binding={binding} />
      ) : (
        <RadioRows
          legend={t('network')}
          options={PAYOUT_NETWORKS.map((value) => ({ value, label: t(`networks.${value}`) }))}
          value={network}
          onChoose={setNetwork}
        />
      )}
      <TextField
        {...form.register('number', { validate: (value) => value.trim() !== '' || t('missing') })}
        label={isBank ? t(`formats.${format}`) : t('address')}
        hint={isBank ? t(`formatHints.${format}`) : t('addressHint')}
        inputMode={isBank && (format === 'clabe' || format === 'cci') ? 'numeric' : 'text'}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.number?.message}
      />
    </>
  )
}

/** Adds a bank account or a crypto wallet in the member's own name. */
export function AccountDialog(props: AccountDialogProps) {
  const { bound, onClose } = props
  const t = useTranslations('withdrawal.binding')
  const tAll = useTranslations('withdrawal')
  const binding = useBinding(props)
  const { form, kind, setKind, submit, failure } = binding
  const { register, formState } = form
  const kinds = [
    { id: 'bank', label: t('bank') },
    { id: 'wallet', label: t('wallet') },
  ] as const
  return (
    <Dialog title={t('title')} closeLabel={tAll('close')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Tabs label={t('kind')} tabs={kinds} chosen={kind} onChoose={setKind}>
          <div className="grid grid-cols-1 gap-4">
            <Place binding={binding} />
            <TextField
              {...register('holder', { validate: (value) => value.trim() !== '' || t('missing') })}
              label={t('holder')}
              hint={
                bound.holder === null
                  ? t('holderHint')
                  : t(bound.isVerified ? 'holderVerified' : 'holderKnown', { name: bound.holder })
              }
              maxLength={80}
              autoComplete="name"
              error={formState.errors.holder?.message}
            />
            <p className="text-text-soft text-sm">
              {bound.waitHours > 0 ? t('wait', { hours: bound.waitHours }) : t('atOnce')}
            </p>
            <FormError text={failure} />
            <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
              {t('save')}
            </Button>
          </div>
        </Tabs>
      </form>
    </Dialog>
  )
}
