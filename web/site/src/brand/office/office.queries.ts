import { queryOptions } from '@tanstack/react-query'
import { api, granted } from '../../api.ts'

/** The settings as they are written, with the number of their last change. Never taken from memory. */
export const settingsQuery = queryOptions({
  queryKey: ['office', 'settings'],
  queryFn: async () => granted(await api.settings.read()),
  meta: { isPrivate: true },
  staleTime: 0,
  gcTime: 0,
})

/** Countries, for choosing whom the house is closed to. */
export const countriesQuery = queryOptions({
  queryKey: ['office', 'countries'],
  queryFn: async () => granted(await api.system.countries()).countries,
  staleTime: Number.POSITIVE_INFINITY,
})
