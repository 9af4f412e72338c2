import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, saveCsv, toast } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { fileRows } from './bankFile.ts'
import { dayOf } from './recordForm.ts'

/** The payouts to pay as a file for the bank's bulk upload. */
export function FileButtons() {
  const t = useTranslations('bankTransferDesk.file')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function download(isAgain: boolean): Promise<void> {
    setBusy(true)
    const reply = await proven(() => staffApi.bankTransferDesk.payoutFile({ isAgain }))
    setBusy(false)
    if (!reply.ok) return toast(refusalText(reply.error.code), 'bad')
    const { list } = reply.value
    if (list.length === 0) return toast(t('nothing'))
    saveCsv(`payouts-${dayOf(new Date())}.csv`, fileRows(list))
    toast(t('saved', { count: list.length }), 'good')
    return queries.invalidateQueries({ queryKey: DESK_KEY })
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-3">
        <Button size="small" isBusy={isBusy} onClick={() => void download(false)}>
          <Download aria-hidden className="size-icon-small" />
          {t('download')}
        </Button>
        <Button size="small" variant="quiet" isBusy={isBusy} onClick={() => void download(true)}>
          {t('again')}
        </Button>
      </div>
      <p className="text-text-faint text-xs">{t('warning')}</p>
    </div>
  )
}
