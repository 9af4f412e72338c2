import { useQueryClient } from '@tanstack/react-query'
import type { Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import { toast } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { proven } from '@ronda/base/session/prove.ts'

/** Performs a desk action, reports the result, and invalidates every desk query. */
export function useCaseAction(): (
  ask: () => Promise<Result<unknown, Refusal>>,
  done: string,
) => Promise<string | undefined> {
  const queries = useQueryClient()
  const { refusalText } = useLanguage()
  return async (ask, done) => {
    const reply = await proven(ask)
    await queries.invalidateQueries({ queryKey: DESK_KEY })
    if (!reply.ok) return refusalText(reply.error.code)
    toast(done)
    return undefined
  }
}
