import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Skeleton } from '@ronda/ui'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'

type Query<Data> = {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isError: boolean
  readonly refetch: () => unknown
}

/** The content of a query, a placeholder while it loads, or its error. */
export function Loaded<Data>({
  query,
  children,
}: {
  readonly query: Query<Data>
  readonly children: (data: Data) => ReactNode
}) {
  const t = useTranslations('profile')
  const { data, error, isError, refetch } = query
  if (data !== undefined) return children(data)
  if (!isError) {
    return (
      <div aria-busy className="grid grid-cols-1 gap-4">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-20 rounded-xl" />
        ))}
      </div>
    )
  }
  return <LoadError title={t('failed')} error={error} onRetry={refetch} />
}
