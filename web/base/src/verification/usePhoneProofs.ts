import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isModuleOn, type PhoneService } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import { BRAND_KEY } from '../brand/brand.queries.ts'
import { modulesQuery } from '../brand/modules.queries.ts'
import { api, granted } from '../call/api.ts'
import { makePhoneProofs, type PhoneProofs } from './phoneProofs.ts'

const phoneServiceQuery = queryOptions({
  queryKey: [...BRAND_KEY, 'phoneService'],
  queryFn: async () => granted(await api.verification.phoneService()).service,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Asked for only when a code is wanted, and only where the brand has switched it on. */
async function loadService(queries: QueryClient): Promise<Result<PhoneService | null, Refusal>> {
  try {
    const isOn = isModuleOn(await queries.query({ ...modulesQuery, staleTime: 'static' }), 'FIREBASEVERF3')
    return ok(isOn ? await queries.query({ ...phoneServiceQuery, staleTime: 'static' }) : null)
  } catch {
    return err({ code: 'network.offline' })
  }
}

/** The proofs of mobile numbers in one form. */
export function usePhoneProofs(): PhoneProofs {
  const queries = useQueryClient()
  const [proofs] = useState(() => makePhoneProofs(() => loadService(queries)))
  return proofs
}
