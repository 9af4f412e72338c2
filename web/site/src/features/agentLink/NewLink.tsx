import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { OPENED_KINDS, type OpenedKind } from '@ronda/contract'
import { api } from '@ronda/base/call/api.ts'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { LongText } from '@ronda/base/form/LongText.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Button, TextField, toast } from '@ronda/ui'
import { linksQuery } from './agentLink.queries.ts'

const NAME_MAX = 40
const NOTE_MAX = 500
const VALIDITIES = ['none', '7', '30', '90', '365'] as const
type Validity = (typeof VALIDITIES)[number]

type NewLinkProps = { readonly mayOpenAgents: boolean; readonly onDone: () => void }

type Typed = { readonly name: string; readonly account: OpenedKind; readonly note: string; readonly validity: Validity }
const EMPTY: Typed = { name: '', account: 'member', note: '', validity: 'none' }

/** Creates the link once, also when its reply was lost and the form is sent again. */
function useCreate(onDone: () => void) {
  const t = useTranslations('agentLink')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const key = useRef<string>(undefined)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function create({ name, account, note, validity }: Typed): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    key.current ??= crypto.randomUUID()
    const days = validity === 'none' ? null : Number(validity)
    const reply = await api.agentLinks.create({ key: key.current, name: name.trim(), account, note, days })
    setBusy(false)
    if (!reply.ok) return setFailure(refusalText(reply.error.code))
    await queries.invalidateQueries({ queryKey: linksQuery.queryKey })
    toast(t('created'))
    return onDone()
  }
  return { isBusy, failure, create, change: () => (key.current = undefined) }
}

/** A new registration link. Its terms are frozen: whoever registers signs exactly this. */
export function NewLink({ mayOpenAgents, onDone }: NewLinkProps) {
  const t = useTranslations('agentLink')
  const [typed, setTyped] = useState(EMPTY)
  const [isNameMissing, setNameMissing] = useState(false)
  const { isBusy, failure, create, change } = useCreate(onDone)
  const type = (next: Partial<Typed>): void => {
    change()
    setTyped({ ...typed, ...next })
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setNameMissing(typed.name.trim() === '')
    if (typed.name.trim() !== '') void create(typed)
  }
  const kinds = OPENED_KINDS.filter((kind) => kind === 'member' || mayOpenAgents)
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        value={typed.name}
        maxLength={NAME_MAX}
        error={isNameMissing ? t('nameMissing') : undefined}
        onChange={(event) => type({ name: event.target.value })}
      />
      <Choice
        label={t('opens')}
        value={typed.account}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChoose={(account) => type({ account })}
      />
      <Choice
        label={t('validity')}
        value={typed.validity}
        options={VALIDITIES.map((value) => ({
          value,
          label: value === 'none' ? t('noEnd') : t('days', { count: Number(value) }),
        }))}
        onChoose={(validity) => type({ validity })}
      />
      <LongText label={t('note')} value={typed.note} charactersMax={NOTE_MAX} onChange={(note) => type({ note })} />
      <p className="text-text-faint text-sm">{t('noteHint')}</p>
      <FormError text={failure} />
      <Button type="submit" isBusy={isBusy}>
        {t('create')}
      </Button>
    </form>
  )
}
