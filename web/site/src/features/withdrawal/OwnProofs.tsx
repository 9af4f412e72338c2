import { useQueries } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Skeleton } from '@ronda/ui'
import { api, granted } from '@ronda/base/call/api.ts'

const proofQuery = (id: string) => ({
  queryKey: ['upload', id],
  queryFn: async () => granted(await api.uploads.read({ id })),
  // A picture never changes.
  staleTime: Infinity,
  meta: { isPrivate: true },
})

/** Thumbnails of the pictures that the member sent; a press opens one in full size. */
export function OwnProofs({ ids }: { readonly ids: readonly string[] }) {
  const t = useTranslations('withdrawal.case')
  const proofs = useQueries({ queries: ids.map(proofQuery) })
  return (
    <ul aria-label={t('pictures', { count: ids.length })} className="flex flex-wrap gap-2">
      {proofs.map(({ data, isError }, at) => (
        <li key={ids[at]}>
          {data !== undefined && (
            <details className="group">
              <summary className="cursor-pointer list-none rounded-sm">
                <img
                  src={`data:${data.type};base64,${data.data}`}
                  alt={t('picture', { number: at + 1 })}
                  className="border-line size-20 rounded-sm border object-cover group-open:size-auto group-open:max-h-stage group-open:max-w-full group-open:object-contain"
                />
              </summary>
            </details>
          )}
          {data === undefined && !isError && <Skeleton className="size-20 rounded-sm" />}
          {isError && <span className="text-text-faint text-xs">{t('pictureGone')}</span>}
        </li>
      ))}
    </ul>
  )
}
