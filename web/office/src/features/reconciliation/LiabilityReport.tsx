import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { Liability } from '@ronda/contract'
import { fillText, makeDecimal, money } from '@ronda/core'
import { classes, formatMoney, Skeleton, useLocale } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import type { Pages } from '../../shell/texts/pageTexts.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { liabilityQuery } from './reconciliation.queries.ts'
import { Table } from '../../shell/desk/Table.tsx'

type LiabilityTexts = Pages['desk']['reconciliation']['liability']
type Each = Liability['currencies'][number]

function purposeName(t: LiabilityTexts, purpose: string): string {
  const { vendor, ...names } = t.purposes
  const known: Readonly<Record<string, string>> = names
  return known[purpose] ?? fillText(vendor, { vendor: purpose.replace(/^vendor:/, '') })
}

type Write = (atoms: bigint, currency: Each['currency']) => string

function rowsOf(
  t: LiabilityTexts,
  { currency, purposes, players, houseAccounts }: Each,
  write: Write,
): readonly (readonly string[])[] {
  return [
    ...purposes.map(({ purpose, wallets, total }) => [
      purposeName(t, purpose),
      String(wallets),
      write(total, currency),
    ]),
    [t.players, '', write(players, currency)],
    [t.house, '', write(houseAccounts, currency)],
  ]
}

const writePlain: Write = (atoms, currency) => makeDecimal(money(atoms, currency))

function Verdict({ each: { currency, isEqual } }: { readonly each: Each }) {
  const t = useDesk().texts.reconciliation.liability
  const Icon = isEqual ? CircleCheck : CircleAlert
  return (
    <p className={classes('flex items-center gap-2 text-sm', isEqual ? 'text-gain' : 'text-loss')}>
      <Icon aria-hidden className="size-icon-small shrink-0" />
      {`${currency}: ${isEqual ? t.equal : t.unequal}`}
    </p>
  )
}

/** What the brand owes its players, and that it is covered. */
export function LiabilityReport() {
  const t = useDesk().texts.reconciliation
  const { refusalText } = useLanguage()
  const locale = useLocale()
  const { data, error } = useQuery(liabilityQuery)
  if (error !== null) {
    return (
      <p role="alert" className="text-loss text-sm">
        {refusalText(codeOf(error))}
      </p>
    )
  }
  if (data === undefined) return <Skeleton className="h-24" />
  const head = [t.liability.purpose, t.liability.wallets, t.liability.total]
  const write: Write = (atoms, currency) => formatMoney(money(atoms, currency), locale)
  return (
    <div className="grid grid-cols-1 gap-4">
      {data.currencies.map((each) => (
        <Verdict key={each.currency} each={each} />
      ))}
      <Table
        label={t.filters.liability}
        head={head}
        rows={data.currencies.flatMap((each) => rowsOf(t.liability, each, write))}
        plain={[
          [t.liability.currency, ...head],
          ...data.currencies.flatMap((each) =>
            rowsOf(t.liability, each, writePlain).map((row) => [each.currency, ...row]),
          ),
        ]}
        file="liability.csv"
        figuresFrom={1}
      />
    </div>
  )
}
