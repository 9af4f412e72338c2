import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskPromotion } from '@ronda/contract'
import { Button, Dialog, toast, useLocale } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { PromotionAudienceFields, PromotionRuleFields, PromotionWords } from './PromotionFields.tsx'
import { emptyForm, formOf, readForm, type PromotionForm, type PromotionProblem, type Scale } from './promotionForm.ts'
import { PromotionPreview } from './PromotionPreview.tsx'

export type PromotionDialogProps = {
  /** The promotion of which this is a new version; none for a new one. */
  readonly promotion: DeskPromotion | undefined
  readonly currency: Scale['currency']
  readonly onClose: () => void
}

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Proposes a promotion. It keeps one idempotency key, so that a second press proposes the same one. */
export function PromotionDialog({ promotion, currency, onClose }: PromotionDialogProps) {
  const t = useDesk().texts.promotions.form
  const scale: Scale = { currency, locale: useLocale() }
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const [form, setForm] = useState(() =>
    promotion ? formOf(promotion.draft, scale) : emptyForm(Date.now(), ownZone()),
  )
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const read = readForm(form, scale)
  const draft = 'rule' in read ? read : undefined
  const problems = isTried && !('rule' in read) ? read : new Set<PromotionProblem>()
  const fields = { form, scale, problems, onChange: (part: Partial<PromotionForm>) => setForm({ ...form, ...part }) }

  async function propose(): Promise<void> {
    setTried(true)
    setFailure(undefined)
    if (draft === undefined) return
    setBusy(true)
    const { id = null, version = 0 } = promotion ?? {}
    const reply = await proven(() => staffApi.promotionDesk.propose({ key, id, version, draft }))
    setBusy(false)
    if (!reply.ok) return setFailure(refusalText(reply.error.code))
    toast(t.proposed, 'good')
    onClose()
    await queries.invalidateQueries({ queryKey: DESK_KEY })
  }

  return (
    <Dialog isBroad title={promotion ? t.editTitle : t.addTitle} closeLabel={t.cancel} onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <PromotionWords {...fields} />
        <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
          <PromotionRuleFields {...fields} />
          <PromotionAudienceFields {...fields} />
        </div>
        <PromotionPreview draft={draft} currency={currency} />
        <p className="text-text-faint text-sm">{t.note}</p>
        {failure !== undefined && (
          <p role="alert" className="text-loss text-sm">
            {failure}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button isBusy={isBusy} onClick={() => void propose()}>
            {t.propose}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
