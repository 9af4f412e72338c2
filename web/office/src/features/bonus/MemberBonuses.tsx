import { useState, type SubmitEvent } from 'react'
import { useFormatter } from 'use-intl'
import type { Bonus } from '@ronda/contract'
import { fillText, money } from '@ronda/core'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Button, formatMoney, TextField, useLocale } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge } from '../../shell/desk/Badge.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'

type Found = { readonly member: { readonly number: string; readonly name: string }; readonly bonuses: readonly Bonus[] }

function History({ bonus: { steps, terms } }: { readonly bonus: Bonus }) {
  const t = useDesk().texts.bonuses.member
  const locale = useLocale()
  const format = useFormatter()
  return (
    <ol className="grid gap-1">
      {steps.map(({ state, cause, by, amount, ledgerId, atMs }) => (
        <li key={`${atMs} ${state} ${cause}`} className="flex flex-wrap justify-between gap-x-3 text-sm">
          <span title={ledgerId ?? undefined}>
            {fillText(t.step, { cause: t.causes[cause], by: t.by[by] })}
            {amount !== null && (
              <span className="tabular font-medium">{` ${formatMoney(money(amount, terms.currency), locale)}`}</span>
            )}
          </span>
          <span className="text-text-faint tabular text-xs">
            {format.dateTime(atMs, { dateStyle: 'short', timeStyle: 'medium' })}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Line({ bonus }: { readonly bonus: Bonus }) {
  const t = useDesk().texts.bonuses.member
  const locale = useLocale()
  const { name, state, terms, progress, target } = bonus
  const write = (atoms: bigint): string => formatMoney(money(atoms, terms.currency), locale)
  const tone = state === 'completed' ? 'good' : state === 'active' ? 'waiting' : 'plain'
  return (
    <li className="grid grid-cols-1 gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="tabular font-bold">{write(terms.amount)}</span>
          <span className="text-text-soft text-sm">{name}</span>
        </p>
        <Badge tone={tone}>{t.states[state]}</Badge>
      </div>
      <p className="text-text-soft tabular text-sm">
        {fillText(t.progress, { progress: write(progress), target: write(target) })}
      </p>
      <History bonus={bonus} />
    </li>
  )
}

/** The bonuses of one member with everything that has happened to them. Each look is logged, so none is automatic. */
export function MemberBonuses() {
  const t = useDesk().texts.bonuses.member
  const { language, refusalText } = useLanguage()
  const [text, setText] = useState('')
  const [found, setFound] = useState<Found>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function look(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const member = text.trim()
    if (member === '') return
    setBusy(true)
    const reply = await staffApi.bonusDesk.member({ member, language })
    setBusy(false)
    setFailure(reply.ok ? undefined : refusalText(reply.error.code))
    setFound(reply.ok ? reply.value : undefined)
  }

  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="text-lg font-bold">{t.title}</h3>
      <form
        noValidate
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
        onSubmit={(event) => void look(event)}
      >
        <TextField
          label={t.field}
          autoComplete="off"
          maxLength={64}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="quiet" isBusy={isBusy}>
          {t.search}
        </Button>
      </form>
      {failure !== undefined && (
        <p role="alert" className="text-loss text-sm">
          {failure}
        </p>
      )}
      {found !== undefined && (
        <>
          <p className="font-medium">{fillText(t.of, found.member)}</p>
          {found.bonuses.length === 0 ? (
            <p className="text-text-soft text-sm">{t.none}</p>
          ) : (
            <ul className="bg-surface-1 border-line divide-line grid grid-cols-1 divide-y overflow-hidden rounded-lg border">
              {found.bonuses.map((bonus) => (
                <Line key={bonus.id} bonus={bonus} />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}
