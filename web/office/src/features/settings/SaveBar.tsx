import { Button } from '@ronda/ui'
import { usePageTexts } from '../../shell/texts/pageTexts.ts'
import { useOffice } from '../../shell/form/OfficeContext.ts'
import type { Draft } from './useDraft.ts'

/** Stays visible while there are unsaved changes. */
export function SaveBar({ draft }: { readonly draft: Draft }) {
  const { texts } = useOffice()
  const proposals = usePageTexts('proposal')
  if (!draft.isDirty) return null
  const hasProblems = draft.problems.size > 0
  // Money settings are proposed, not saved.
  const money = draft.isMoneyOnly ? proposals?.proposal : undefined
  const news = draft.failure ?? (hasProblems ? texts.save.problems : (money?.dirty ?? texts.save.dirty))
  return (
    <section
      aria-label={texts.save.bar}
      className="bg-surface-3 border-line-strong shadow-floating animate-rise sticky bottom-4 z-raised flex flex-wrap items-center gap-3 rounded-xl border p-3"
    >
      <p role="status" className="min-w-0 flex-1 px-2 text-sm">
        {news}
      </p>
      <div className="flex gap-2">
        <Button variant="quiet" size="small" onClick={draft.discard}>
          {texts.save.discard}
        </Button>
        <Button size="small" isBusy={draft.isSaving} disabled={hasProblems} onClick={() => void draft.save()}>
          {money?.title ?? texts.save.save}
        </Button>
      </div>
    </section>
  )
}
