import { queryOptions } from '@tanstack/react-query'
import type { Language } from '@ronda/i18n'
import { api, granted } from '@ronda/base/call/api.ts'

/** A red envelope as it is published for everybody. */
export const envelopeProofQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['envelopeProof', id, language],
    queryFn: async () => granted(await api.envelopes.proof({ id, language })),
    retry: false,
  })
