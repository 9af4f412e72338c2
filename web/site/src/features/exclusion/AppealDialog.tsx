import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { APPEAL_DAYS, APPEAL_LENGTH_MAX, APPEAL_LENGTH_MIN, type Exclusion } from '@ronda/contract'
import { api } from '@ronda/base/call/api.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { LongText } from '@ronda/base/form/LongText.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Button, Dialog, toast } from '@ronda/ui'
import { EXCLUSION_KEY } from './exclusion.queries.ts'

/** Why the bets should count: one text, sent once. */
export function AppealDialog({ exclusion, onClose }: { readonly exclusion: Exclusion; readonly onClose: () => void }) {
  const t = useTranslations('exclusion')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (text.trim().length < APPEAL_LENGTH_MIN) return setError(t('textShort', { min: String(APPEAL_LENGTH_MIN) }))
    setBusy(true)
    const reply = await api.exclusions.appeal({ id: exclusion.id, text: text.trim() })
    setBusy(false)
    await queries.invalidateQueries({ queryKey: EXCLUSION_KEY })
    if (!reply.ok) return setError(refusalText(reply.error.code))
    toast(t('sent'), 'good')
    onClose()
  }
  return (
    <Dialog title={t('appealTitle')} closeLabel={t('cancel')} onClose={onClose}>
      <form className="grid grid-cols-1 gap-5" onSubmit={(event) => void submit(event)}>
        <p className="text-text-soft">{t('appealText', { days: String(APPEAL_DAYS) })}</p>
        <LongText label={t('text')} value={text} charactersMax={APPEAL_LENGTH_MAX} onChange={setText} />
        <FormError text={error} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
