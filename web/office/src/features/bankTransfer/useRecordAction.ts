import { useQueryClient } from '@tanstack/react-query'
import type { Refusal } from '@ronda/client/lazy'
import type { Result } from '@ronda/core'
import { toast } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'

/** Decides about a record, says what came of it, and loads every queue again. */
export function useRecordAction(): (ask: () => Promise<Result<unknown, Refusal>>, done: string) => Promise<void> {
  const queries = useQueryClient()
  const { refusalText } = useLanguage()
  return async (ask, done) => {
    const reply = await proven(ask)
    if (reply.ok) toast(done, 'good')
    else toast(refusalText(reply.error.code), 'bad')
    await queries.invalidateQueries({ queryKey: DESK_KEY })
  }
}
