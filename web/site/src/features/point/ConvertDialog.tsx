import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ATOMS_PER_UNIT } from '@ronda/core'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { PasswordInput } from '@ronda/base/form/PasswordInput.tsx'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, Dialog, formatCount, Skeleton, TextField, useLocale } from '@ronda/ui'
import { PinNeeded } from '../../shell/wallet/PinNeeded.tsx'
import { paymentQuery } from '../../shell/wallet/paymentPassword.queries.ts'
import type { PointConfig } from './point.queries.ts'
import { mostOf, neededFor, readPoints, type ConvertProblem } from './pointView.ts'
import { useConvert } from './useConvert.ts'

type ConvertProps = {
  readonly config: PointConfig
  /** Whole points. */
  readonly current: number
  readonly onClose: () => void
}

type ResultProps = Pick<ConvertProps, 'config' | 'current'> & { readonly amount: bigint }

/** What the typed points give, and what remains. */
function Outcome({ config, current, amount }: ResultProps) {
  const t = useTranslations('point.convert')
  const locale = useLocale()
  const { write } = useAmounts(config.currency)
  const needed = neededFor(amount, config.pointsPerUnit)
  return (
    <dl aria-live="polite" className="bg-surface-2 grid grid-cols-2 gap-4 rounded-lg p-4">
      <div>
        <dt className="text-text-faint text-sm">{t('get')}</dt>
        <dd className="tabular text-gain text-xl font-bold">{write(amount)}</dd>
        <dd className="text-text-faint tabular text-xs">{t('taken', { points: formatCount(needed, locale) })}</dd>
      </div>
      <div>
        <dt className="text-text-faint text-sm">{t('left')}</dt>
        <dd className="tabular text-xl font-bold">{formatCount(Math.floor(current - needed), locale)}</dd>
      </div>
    </dl>
  )
}

type PointsFieldProps = {
  readonly text: string
  readonly most: number
  readonly problem: ConvertProblem | undefined
  readonly onText: (text: string) => void
}

/** How many points, with a button for all of them. */
function PointsField({ text, most, problem, onText }: PointsFieldProps) {
  const t = useTranslations('point')
  return (
    <TextField
      label={t('convert.field')}
      inputMode="numeric"
      autoComplete="off"
      isLarge
      value={text}
      error={problem && t(`convert.problems.${problem}`, { points: t('points', { count: most }) })}
      after={
        <Button size="small" variant="quiet" onClick={() => onText(String(most))}>
          {t('convert.max')}
        </Button>
      }
      onChange={(event) => onText(event.target.value)}
    />
  )
}

function ConvertForm({ config, current, onClose }: ConvertProps) {
  const t = useTranslations('point.convert')
  const tAll = useTranslations('point')
  const locale = useLocale()
  const { write } = useAmounts(config.currency)
  const [typed, setTyped] = useState(String(mostOf(current)))
  const [password, setPassword] = useState('')
  const { passwordProblem, failure, isBusy = false, convert, forgive, setState } = useConvert(config, onClose)
  const reading = readPoints(typed, current, config)
  const { problem } = reading
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy || reading.problem !== undefined) return
        if (password === '') setState({ passwordProblem: t('problems.password') })
        else void convert(reading.count, password)
      }}
    >
      <PointsField
        text={typed}
        most={mostOf(current)}
        problem={problem}
        onText={(text) => {
          setTyped(text)
          forgive()
        }}
      />
      <Outcome config={config} current={current} amount={reading.problem === undefined ? reading.amount : 0n} />
      <PasswordInput
        label={t('password')}
        value={password}
        inputMode="numeric"
        autoComplete="off"
        error={passwordProblem}
        onChange={(event) => {
          setPassword(event.target.value)
          forgive()
        }}
      />
      <p className="text-text-faint text-xs">
        {tAll('rates.ratio', {
          points: formatCount(config.pointsPerUnit, locale),
          amount: write(ATOMS_PER_UNIT),
        })}
      </p>
      <FormError text={failure} />
      <Button type="submit" size="large" isWide isBusy={isBusy} disabled={problem !== undefined}>
        {t('send', { amount: write(reading.problem === undefined ? reading.amount : 0n) })}
      </Button>
    </form>
  )
}

/** Turns points into money: how many, what they give, and the payment password. */
export function ConvertDialog(props: ConvertProps) {
  const t = useTranslations('point.convert')
  const { data } = useQuery(paymentQuery)
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={props.onClose}>
      {data === undefined && <Skeleton className="h-stage-text rounded-xl" />}
      {data?.isSet === false && <PinNeeded />}
      {data?.isSet === true && <ConvertForm {...props} />}
    </Dialog>
  )
}
