import { Link } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { useFormatter } from 'use-intl'
import type { DeskQueue, LineSubject, MemberMoney } from '@ronda/contract'
import { fillText, money } from '@ronda/core'
import { Button, classes, formatMoney, TextField, useLocale } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { netColour } from '@ronda/base/statement/useAmounts.ts'
import { addressOf, useLineTitle, type MoveLine } from '@ronda/base/statement/useLineTitle.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { DESK_PATH } from '@ronda/base/browser/officePaths.ts'
import { FreezeSection } from '../../shell/freeze/FreezeSection.tsx'
import { TreeSection } from '../../shell/tree/TreeSection.tsx'
import { useMemberMoney } from './useMemberMoney.ts'

/** Lines use the texts of the member's own statement. */
const TEXTS = ['statement'] as const

type RecordProps = { readonly record: MemberMoney }

function Wallets({ record: { wallets, currency } }: RecordProps) {
  const t = useDesk().texts.memberMoney.wallets
  const locale = useLocale()
  const { vendor: at, ...names } = t
  const known: Readonly<Record<string, string>> = names
  return (
    <dl className="grid grid-cols-1 gap-3 narrow:grid-cols-2 tablet:grid-cols-3">
      {wallets.map(({ wallet, vendor, balance }) => (
        <div key={wallet} className="bg-surface-1 border-line rounded-lg border p-4">
          <dt className="text-text-faint text-sm">{known[wallet] ?? fillText(at, { vendor: vendor ?? wallet })}</dt>
          <dd className="tabular text-xl font-bold">{formatMoney(money(balance, currency), locale)}</dd>
        </div>
      ))}
    </dl>
  )
}

type LineProps = { readonly line: MemberMoney['lines'][number]; readonly currency: MemberMoney['currency'] }

const CASES: Partial<Record<LineSubject['kind'], DeskQueue>> = { deposit: 'deposits', withdrawal: 'withdrawals' }

/** Links the subject of a line to its case. */
function SubjectTitle({ line }: { readonly line: MoveLine }) {
  const titleOf = useLineTitle()
  const queue = line.matter === null ? undefined : CASES[line.matter.kind]
  if (queue === undefined) return titleOf(line)
  return (
    <Link to={DESK_PATH} search={{ queue, case: line.id }} className="underline-offset-4 hover:underline">
      {titleOf(line)}
    </Link>
  )
}

function Line({ line, currency }: LineProps) {
  const t = useDesk().texts.memberMoney
  const locale = useLocale()
  const format = useFormatter()
  const isPlay = line.type === 'play'
  const amount = isPlay ? line.won - line.staked : line.amount
  const title = isPlay ? (
    fillText(line.rounds === 1 ? t.playedOnce : t.played, { game: line.gameName, rounds: format.number(line.rounds) })
  ) : (
    <SubjectTitle line={line} />
  )
  const at = isPlay ? line.toMs : line.atMs
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-3">
      <span className="leading-snug font-medium">{title}</span>
      <span className={classes('tabular text-end font-bold', netColour(amount))}>
        {amount === 0n ? '—' : `${amount > 0n ? '+' : ''}${formatMoney(money(amount, currency), locale)}`}
      </span>
      <span className="text-text-faint text-xs">
        {!isPlay && addressOf(line) !== undefined && <span className="text-text-soft block">{addressOf(line)}</span>}
        {format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })}
      </span>
      <span className="text-text-faint tabular text-end text-xs">
        {formatMoney(money(line.balance, currency), locale)}
      </span>
    </li>
  )
}

function Lines({ record: { lines, currency } }: RecordProps) {
  const t = useDesk().texts.memberMoney
  if (lines.length === 0) return <p className="text-text-soft text-sm">{t.none}</p>
  return (
    <ol
      aria-label={t.lines}
      className="bg-surface-1 border-line divide-line grid grid-cols-1 divide-y overflow-hidden rounded-lg border"
    >
      {lines.map((line) => (
        <Line key={`${line.type} ${line.seq}`} line={line} currency={currency} />
      ))}
    </ol>
  )
}

/** One member's money: the balances and the movements, without other personal data. */
export function MemberMoneyDesk() {
  const { texts } = useDesk()
  const t = texts.memberMoney
  const [text, setText] = useState('')
  const { record, failure, isBusy, ask, more } = useMemberMoney()

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (text.trim() !== '') void ask(text.trim())
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <search>
        <form className="flex flex-wrap items-start gap-3" onSubmit={submit}>
          <div className="min-w-0 flex-1">
            <TextField
              label={t.member}
              hint={t.note}
              error={failure}
              value={text}
              maxLength={64}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <div className="pt-6">
            <Button type="submit" isBusy={isBusy}>
              {t.look}
            </Button>
          </div>
        </form>
      </search>
      {record !== undefined && (
        <>
          <h3 className="text-lg font-bold">{`${record.member.name} · ${record.member.number}`}</h3>
          <TreeSection member={record.member.number} />
          <FreezeSection member={record.member.number} />
          <Wallets record={record} />
          <section aria-label={t.lines} className="grid grid-cols-1 gap-3">
            <h4 className="text-text-soft text-sm font-medium">{t.lines}</h4>
            <TextsProvider pages={TEXTS}>
              <Lines record={record} />
            </TextsProvider>
            {record.next !== null && (
              <div>
                <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void more()}>
                  {texts.more}
                </Button>
              </div>
            )}
          </section>
        </>
      )}
    </div>
  )
}
