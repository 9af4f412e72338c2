import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { settingChanges, type MoneyPolicy } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { Button, Dialog, toast } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { usePageTexts, type Pages } from '../../shell/texts/pageTexts.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { ChangeTable } from '../../shell/changes/ChangeTable.tsx'
import { LongText } from '@ronda/base/form/LongText.tsx'
import { useOffice } from '../../shell/form/OfficeContext.ts'
import { proposalsQuery } from './proposal.queries.ts'
import { spanText } from './span.ts'

const REASON_MIN = 4
const REASON_MAX = 300

type ProposeDialogProps = {
  readonly before: MoneyPolicy
  readonly after: MoneyPolicy
  readonly onClose: () => void
  readonly onProposed: () => void
}

function Proposing({
  texts,
  before,
  after,
  onClose,
  onProposed,
}: ProposeDialogProps & { readonly texts: Pages['proposal'] }) {
  const { money: names } = useOffice().texts
  const t = texts.proposal
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const delayMs = useInfiniteQuery(proposalsQuery('open')).data?.pages[0]?.delayMs
  const [key] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (reason.trim().length < REASON_MIN) return setError(t.missing)
    setBusy(true)
    setError(undefined)
    const reply = await proven(() => staffApi.proposals.propose({ key, money: after, reason: reason.trim() }))
    setBusy(false)
    if (!reply.ok) return setError(refusalText(reply.error.code))
    toast(t.done, 'good')
    onProposed()
    return queries.invalidateQueries({ queryKey: DESK_KEY })
  }

  return (
    <Dialog title={t.title} closeLabel={t.cancel} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-5" onSubmit={(event) => void submit(event)}>
        <ChangeTable
          label={t.changes}
          changes={settingChanges({ money: before }, { money: after })}
          words={texts.words}
          money={names}
        />
        <p className="text-text-soft text-sm">
          {fillText(t.text, { span: delayMs === undefined ? '…' : spanText(delayMs, texts.spans) })}
        </p>
        <LongText label={t.reason} value={reason} charactersMax={REASON_MAX} onChange={setReason} />
        {error !== undefined && (
          <p role="alert" className="text-loss text-sm">
            {error}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** A summary of the change and the reason for it: a colleague reads both. */
export function ProposeDialog(props: ProposeDialogProps) {
  const texts = usePageTexts('proposal')
  return texts === undefined ? null : <Proposing texts={texts} {...props} />
}
