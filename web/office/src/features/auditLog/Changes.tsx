import { ChangeTable } from '../../shell/changes/ChangeTable.tsx'
import { usePageTexts } from '../../shell/texts/pageTexts.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { changesIn } from './detailOf.ts'

/** Before and after, field by field, where something was changed. */
export function Changes({ detail }: { readonly detail: string }) {
  const { texts } = useDesk()
  const office = usePageTexts('settings')
  const proposals = usePageTexts('proposal')
  const changes = changesIn(detail)
  if (changes.length === 0 || office === undefined || proposals === undefined) return null
  return (
    <section aria-label={texts.auditLog.changes} className="grid grid-cols-1 gap-2">
      <h4 className="text-text-soft text-sm font-medium">{texts.auditLog.changes}</h4>
      <ChangeTable label={texts.auditLog.changes} changes={changes} words={proposals.words} money={office.money} />
    </section>
  )
}
