import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { ListFilter, ReceiptText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { CAUSES, type StatementLine } from '@ronda/contract'
import { Notice } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { AccountLine } from './AccountLine.tsx'
import { CsvButton } from './CsvButton.tsx'
import { lineRows } from './gather.ts'
import { RangeBar } from './RangeBar.tsx'
import { Choice, RecordError, WaitingLines } from './RecordParts.tsx'
import { gatherLines, linesQuery, type LinesFilter } from './statement.queries.ts'
import { StatementCard } from './StatementCard.tsx'
import { addressOf, useLineTitle } from '@ronda/base/statement/useLineTitle.ts'
import { useRecordAddress, type RecordPlace } from './useRecordAddress.ts'
import { WalletTabs } from './WalletTabs.tsx'

const TEXTS = ['statement'] as const
const FALLBACK = '30d'

function filterOf({ address, days, zone }: RecordPlace): LinesFilter {
  const cause = CAUSES.find((one) => one === address.cause)
  return { ...days, zone, wallet: address.wallet ?? 'cash', ...(cause !== undefined && { cause }) }
}

function useLines(filter: LinesFilter) {
  const { language } = useLanguage()
  return useInfiniteQuery({ ...linesQuery(filter, language), placeholderData: keepPreviousData })
}

function Lines({ lines, wallet }: { readonly lines: ReturnType<typeof useLines>; readonly wallet: string }) {
  const t = useTranslations('statement')
  const { data, error, isError, refetch, isPlaceholderData } = lines
  const first = data?.pages[0]
  if (isError) return <RecordError error={error} onRetry={() => void refetch()} />
  if (data === undefined || first === undefined || isPlaceholderData) return <WaitingLines />
  const all = data.pages.flatMap((page) => page.lines)
  if (all.length === 0)
    return (
      <Notice icon={ReceiptText} title={t('account.empty')}>
        {t('account.emptyText')}
      </Notice>
    )
  return (
    <>
      <ul aria-label={t('account.list')} className="bg-surface-1 border-line overflow-hidden rounded-xl border">
        {all.map((line) => (
          <AccountLine key={line.seq} line={line} currency={first.currency} wallet={wallet} />
        ))}
      </ul>
      <MoreButton list={lines} label={t('more')} />
    </>
  )
}

function LinesFile({ filter }: { readonly filter: LinesFilter }) {
  const t = useTranslations('statement')
  const titleOf = useLineTitle()
  const { language } = useLanguage()
  const causeOf = (line: StatementLine): string => {
    if (line.type === 'play') return `${t('account.causes.play')}: ${line.gameName}`
    const address = addressOf(line)
    return [t(`account.causes.${line.cause}`), titleOf(line), address].filter((part) => part !== undefined).join(': ')
  }
  async function gather() {
    const { lines, currency, isCut } = await gatherLines(filter, language)
    const heads = { time: t('time'), cause: t('account.cause'), amount: t('account.amount') }
    return { rows: lineRows(lines, currency, { ...heads, balance: t('account.balance'), causeOf }), isCut }
  }
  return (
    <div>
      <CsvButton name={`account-${filter.from}-${filter.to}`} gather={gather} />
    </div>
  )
}

function Record() {
  const t = useTranslations('statement.account')
  const place = useRecordAddress(FALLBACK)
  const filter = filterOf(place)
  const lines = useLines(filter)
  const first = lines.data?.pages[0]
  return (
    <div className="grid grid-cols-1 gap-4">
      <WalletTabs
        wallets={first?.wallets}
        currency={first?.currency ?? 'USD'}
        chosen={filter.wallet}
        onChoose={(wallet) => place.change({ wallet: wallet === 'cash' ? undefined : wallet })}
      />
      <RangeBar place={place} fallback={FALLBACK} />
      <div className="flex flex-wrap gap-2">
        <Choice
          icon={ListFilter}
          label={t('cause')}
          value={filter.cause}
          options={CAUSES.map((value) => ({ value, label: t(`causes.${value}`) }))}
          onChoose={(cause) => place.change({ cause })}
        />
      </div>
      <Lines lines={lines} wallet={filter.wallet} />
      {first !== undefined && first.lines.length > 0 && <LinesFile filter={filter} />}
      <StatementCard period={{ ...place.days, zone: place.zone }} />
    </div>
  )
}

/** Every movement of the member's money, each with its cause and the balance after it. */
export function AccountRecord() {
  return (
    <TextsProvider pages={TEXTS}>
      <Record />
    </TextsProvider>
  )
}
