import { useQuery } from '@tanstack/react-query'
import { minutes } from '@ronda/core'
import { domainsQuery } from '@ronda/base/brand/brand.queries.ts'
import { measure } from './measure.ts'
import { domainsToTest, type Domain } from './speed.ts'

export type Speed = { readonly domain: Domain; readonly ms: number | undefined }

export type Speeds = {
  readonly speeds: readonly Speed[]
  readonly isMeasuring: boolean
  readonly again: () => void
}

/** How fast each address of the brand answers. Measured one after another, so that they do not slow each other down. */
export function useSpeeds(): Speeds {
  const { data, isError } = useQuery(domainsQuery)
  const domains = domainsToTest(data?.domains ?? [], location)
  const {
    data: measured,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['speeds', domains],
    queryFn: async () => {
      const found: Record<string, number> = {}
      for (const domain of domains) found[domain.origin] = await measure(domain)
      return found
    },
    enabled: data !== undefined || isError,
    staleTime: minutes(5),
  })
  return {
    speeds: domains.map((domain) => ({ domain, ms: isFetching ? undefined : measured?.[domain.origin] })),
    isMeasuring: isFetching,
    again: () => void refetch(),
  }
}
