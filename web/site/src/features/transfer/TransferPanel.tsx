import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { UserRoundX, UsersRound } from 'lucide-react'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Notice, Skeleton } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { PersonLine, PersonPicker } from './PersonPicker.tsx'
import { SendForm } from './SendForm.tsx'
import { lineQuery, type Line } from './transfer.queries.ts'
import { TransferList } from './TransferList.tsx'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'

const TEXTS = ['session', 'transfer'] as const

function Card({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}) {
  return (
    <section className="bg-surface-1 border-line grid gap-5 rounded-xl border p-5 tablet:p-6">
      <div className="max-w-measure">
        <h2 className="text-xl font-bold">{title}</h2>
        <p className="text-text-soft mt-1 text-sm">{lead}</p>
      </div>
      {children}
    </section>
  )
}

/** The recipient once it is known, or why it is not. */
function WithLine({ start, children }: { readonly start: string; readonly children: (line: Line) => ReactNode }) {
  const t = useTranslations('transfer')
  const {
    data: line,
    error,
    isError,
    refetch,
  } = useQuery({
    ...lineQuery(start),
    placeholderData: keepPreviousData,
  })
  if (line === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  return (
    <>
      {children(line)}
      <TransferList currency={line.currency} />
    </>
  )
}

function Empty({
  icon,
  title,
  text,
}: {
  readonly icon: typeof UsersRound
  readonly title: string
  readonly text: string
}) {
  return (
    <div className="bg-surface-1 border-line rounded-xl border">
      <Notice icon={icon} title={title}>
        {text}
      </Notice>
    </div>
  )
}

function Up() {
  const t = useTranslations('transfer')
  return (
    <WithLine start="">
      {(line) =>
        line.up === null ? (
          <Empty icon={UserRoundX} title={t('nobodyTitle')} text={t('nobodyText')} />
        ) : (
          <Card title={t('upTitle')} lead={t('upLead')}>
            <div className="bg-surface-2 flex items-center gap-3 rounded-lg p-4">
              <PersonLine person={line.up} />
            </div>
            <SendForm line={line} to={line.up}>
              {null}
            </SendForm>
          </Card>
        )
      }
    </WithLine>
  )
}

function Down() {
  const t = useTranslations('transfer')
  // A list of the team names the member to send to by number.
  const { q = '' } = useSearch({ strict: false })
  const [start, setStart] = useState(q)
  const [chosen, setChosen] = useState<string | undefined>(q === '' ? undefined : q)
  return (
    <WithLine start={useDeferredValue(start.trim())}>
      {(line) =>
        line.down.length === 0 && start === '' ? (
          <Empty icon={UsersRound} title={t('emptyLineTitle')} text={t('emptyLineText')} />
        ) : (
          <Card title={t('downTitle')} lead={t('downLead')}>
            <SendForm line={line} to={line.down.find(({ id }) => id === chosen)}>
              <PersonPicker people={line.down} chosen={chosen} onChoose={setChosen} start={start} onStart={setStart} />
            </SendForm>
          </Card>
        )
      }
    </WithLine>
  )
}

/** Transfers from a member to their agent. */
export function TransferUp() {
  return (
    <TextsProvider pages={TEXTS}>
      <Up />
    </TextsProvider>
  )
}

/** Transfers from an agent to the members they referred. */
export function TransferDown() {
  return (
    <TextsProvider pages={TEXTS}>
      <Down />
    </TextsProvider>
  )
}
