import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  GOOD_KINDS,
  GOOD_LIMIT_MAX,
  GOOD_NAME_MAX,
  GOOD_PICTURES,
  GOOD_POINTS_MAX,
  GOOD_STOCK_MAX,
  GOOD_TEXT_MAX,
  type StoredGood,
} from '@ronda/contract'
import { fillText, money, type Currency } from '@ronda/core'
import { Button, Checkbox, Dialog, formatMoney, MoneyField, TextField, toast, useLocale } from '@ronda/ui'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { NumberField } from '../../shell/form/NumberField.tsx'
import { amountMax, formOf, NEW_GOOD, valueOf, type GoodForm } from './goodForm.ts'

const PLACE_MAX = 10_000

type FieldsProps = {
  readonly form: GoodForm
  readonly isTried: boolean
  readonly change: (part: Partial<GoodForm>) => void
}

function TextFields({ form, isTried, change }: FieldsProps) {
  const t = useDesk().texts.mall.form
  const errorOf = (text: string) => (isTried && text.trim().length < 2 ? t.problems.text : undefined)
  const { names, texts } = form
  return (
    <>
      {(['es', 'en'] as const).map((language) => (
        <TextField
          key={language}
          label={language === 'es' ? t.nameEs : t.nameEn}
          value={names[language]}
          maxLength={GOOD_NAME_MAX}
          error={errorOf(names[language])}
          onChange={(event) => change({ names: { ...names, [language]: event.target.value } })}
        />
      ))}
      {(['es', 'en'] as const).map((language) => (
        <TextField
          key={language}
          label={language === 'es' ? t.textEs : t.textEn}
          value={texts[language]}
          maxLength={GOOD_TEXT_MAX}
          error={errorOf(texts[language])}
          onChange={(event) => change({ texts: { ...texts, [language]: event.target.value } })}
        />
      ))}
    </>
  )
}

type Money = { readonly currency: Currency; readonly pointsPerUnit: number }

function PriceFields({ form, isTried, change, currency, pointsPerUnit }: FieldsProps & Money) {
  const t = useDesk().texts.mall.form
  const locale = useLocale()
  const most = formatMoney(money(amountMax(form.price, pointsPerUnit), currency), locale)
  return (
    <>
      <NumberField
        label={t.price}
        value={form.price}
        min={1}
        max={GOOD_POINTS_MAX}
        onChange={(price) => change({ price })}
      />
      {form.kind === 'cash' && (
        <MoneyField
          label={t.amount}
          currency={currency}
          text={form.amount}
          hint={fillText(t.amountHint, { amount: most })}
          error={isTried && form.amount.trim() === '' ? t.problems.amount : undefined}
          onText={(amount) => change({ amount })}
        />
      )}
    </>
  )
}

function LimitFields({ form, change }: Omit<FieldsProps, 'isTried'>) {
  const t = useDesk().texts.mall.form
  const { hasStock, stock, hasLimit, perMember, place, isOffered } = form
  return (
    <>
      <Checkbox checked={hasStock} onChange={(event) => change({ hasStock: event.target.checked })}>
        {t.hasStock}
      </Checkbox>
      {hasStock && (
        <NumberField
          label={t.stock}
          value={stock}
          min={0}
          max={GOOD_STOCK_MAX}
          onChange={(count) => change({ stock: count })}
        />
      )}
      <Checkbox checked={hasLimit} onChange={(event) => change({ hasLimit: event.target.checked })}>
        {t.hasLimit}
      </Checkbox>
      {hasLimit && (
        <NumberField
          label={t.limit}
          value={perMember}
          min={1}
          max={GOOD_LIMIT_MAX}
          onChange={(count) => change({ perMember: count })}
        />
      )}
      <NumberField label={t.place} value={place} min={0} max={PLACE_MAX} onChange={(at) => change({ place: at })} />
      <Checkbox checked={isOffered} onChange={(event) => change({ isOffered: event.target.checked })}>
        {t.isOffered}
      </Checkbox>
    </>
  )
}

type GoodDialogProps = Money & {
  /** The good to change; a new one where it is left out. */
  readonly good: StoredGood | undefined
  readonly onClose: () => void
}

/** Sends the form; a new good has one key, so that a retry adds it once. */
function useSave({ good, currency, onClose }: Pick<GoodDialogProps, 'good' | 'currency' | 'onClose'>) {
  const t = useDesk().texts.mall.form
  const locale = useLocale()
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const key = useRef(crypto.randomUUID())
  const [state, setState] = useState<{ isBusy?: true; failure?: string }>({})

  async function save(form: GoodForm): Promise<void> {
    const value = valueOf(form, currency, locale)
    if (value === undefined) return
    setState({ isBusy: true })
    const reply =
      good === undefined
        ? await proven(() => staffApi.mallDesk.add({ key: key.current, value }))
        : await proven(() => staffApi.mallDesk.change({ id: good.id, version: good.version, value }))
    await queries.invalidateQueries({ queryKey: DESK_KEY })
    if (!reply.ok) return setState({ failure: refusalText(reply.error.code) })
    toast(t.saved)
    return onClose()
  }

  return { ...state, save }
}

/** Adds or changes a good. */
export function GoodDialog({ good: newest, currency, pointsPerUnit, onClose }: GoodDialogProps) {
  // As it was when the form was filled: the list below it is polled, and a newer version would hide a change.
  const [good] = useState(newest)
  const t = useDesk().texts.mall.form
  const locale = useLocale()
  const [form, setForm] = useState(() => (good === undefined ? NEW_GOOD : formOf(good.value, currency, locale)))
  const [isTried, setTried] = useState(false)
  const { isBusy = false, failure, save } = useSave({ good, currency, onClose })
  const change = (part: Partial<GoodForm>): void => setForm((before) => ({ ...before, ...part }))
  return (
    <Dialog title={good === undefined ? t.add : t.change} closeLabel={t.close} onClose={onClose}>
      <form
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!isBusy) void save(form)
        }}
      >
        <Choice
          label={t.kind}
          value={form.kind}
          options={GOOD_KINDS.map((value) => ({ value, label: t.kinds[value] }))}
          onChoose={(kind) => change({ kind })}
        />
        <TextFields form={form} isTried={isTried} change={change} />
        <PriceFields form={form} isTried={isTried} change={change} currency={currency} pointsPerUnit={pointsPerUnit} />
        <Choice
          label={t.picture}
          value={form.picture}
          options={GOOD_PICTURES.map((value) => ({ value, label: t.pictures[value] }))}
          onChoose={(picture) => change({ picture })}
        />
        <LimitFields form={form} change={change} />
        <FormError text={failure} />
        <Button type="submit" isWide isBusy={isBusy}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  )
}
