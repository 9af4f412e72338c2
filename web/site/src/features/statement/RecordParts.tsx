import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { classes, Select, Skeleton } from '@ronda/ui'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'

/** Placeholders for lines that are loading. */
export function WaitingLines() {
  return (
    <div aria-busy className="grid grid-cols-1 gap-2">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-16 rounded-lg" />
      ))}
    </div>
  )
}

export function RecordError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTranslations()
  return <LoadError title={t('statement.failed')} error={error} onRetry={onRetry} />
}

export type ChoiceProps = {
  readonly icon: LucideIcon
  readonly label: string
  readonly value: string | undefined
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChoose: (value: string | undefined) => void
}

/** One filter of a record, or all. */
export function Choice({ icon, label, value = '', options, onChoose }: ChoiceProps) {
  const t = useTranslations('statement')
  const all = { value: '', label: `${label}: ${t('all')}` }
  // The value in the address stays selected, even if no line of these days has it.
  const missing = value === '' || options.some((option) => option.value === value) ? [] : [{ value, label: value }]
  return (
    <span
      className={classes('inline-flex max-w-full rounded-full border', value === '' ? 'border-line' : 'border-accent')}
    >
      <Select
        icon={icon}
        label={label}
        value={value}
        options={[all, ...options, ...missing]}
        onChoose={(chosen) => onChoose(chosen === '' ? undefined : chosen)}
      />
    </span>
  )
}

export type FigureProps = { readonly label: string; readonly colour?: string; readonly children: ReactNode }

/** A total with its label. */
export function Figure({ label, colour, children }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-text-faint text-xs">{label}</dt>
      <dd className={classes('tabular font-bold break-words', colour)}>{children}</dd>
    </div>
  )
}
