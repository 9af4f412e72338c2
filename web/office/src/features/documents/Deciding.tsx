import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DocumentReason, QueuedDocument } from '@ronda/contract'
import { Button, confirm, toast } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { RefuseDialog } from './RefuseDialog.tsx'

type DecidingProps = {
  readonly document: QueuedDocument
  /** Pages that the user has not opened yet: until then the document cannot be approved. */
  readonly pagesLeft: number
}

/** Approve, or refuse with a reason. Either way the case leaves the queue, unless a second person must approve it. */
export function Deciding({ document, pagesLeft }: DecidingProps) {
  const { id, username: member, firstApprover } = document
  const t = useTranslations('profile.desk')
  const { openCase } = useDesk()
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [isRefusing, setRefusing] = useState(false)
  const [isBusy, setBusy] = useState(false)

  /** The error, if there was one. */
  async function decide(reason: DocumentReason | null, note: string): Promise<string | undefined> {
    setBusy(true)
    const reply = await proven(() => staffApi.documentDesk.decide({ id, reason, note }))
    setBusy(false)
    void queries.invalidateQueries({ queryKey: DESK_KEY })
    if (!reply.ok) return refusalText(reply.error.code)
    toast(t(reply.value.state === 'waiting' ? 'approvedFirst' : reply.value.state))
    openCase(undefined)
    return undefined
  }

  async function approve(): Promise<void> {
    const question = {
      title: t('approveTitle'),
      text: t('approveText', { member }),
      yes: t(firstApprover === null ? 'approve' : 'second'),
      no: t('cancel'),
    }
    if (!(await confirm(question))) return
    const failure = await decide(null, '')
    if (failure !== undefined) toast(failure, 'bad')
  }

  return (
    <div className="tablet:grid-cols-2 grid grid-cols-1 gap-3">
      {pagesLeft > 0 && <p className="text-text-soft col-span-full text-sm">{t('openFirst', { count: pagesLeft })}</p>}
      <Button isBusy={isBusy} disabled={pagesLeft > 0} onClick={() => void approve()}>
        {t(firstApprover === null ? 'approve' : 'second')}
      </Button>
      <Button variant="quiet" onClick={() => setRefusing(true)}>
        {t('refuse')}
      </Button>
      {isRefusing && <RefuseDialog onClose={() => setRefusing(false)} onRefuse={decide} />}
    </div>
  )
}
