import { useQueryClient } from '@tanstack/react-query'
import { FileCheck2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DepositDetail } from '@ronda/contract'
import { Button, toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { ImagePicker } from '../../shell/uploads/ImagePicker.tsx'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'

/** A picture of the bank transfer, for staff who search for the payment. */
export function Receipt({ deposit: { id, hasReceipt } }: { readonly deposit: DepositDetail }) {
  const t = useTranslations('deposit.receipt')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [upload, setUpload] = useState<string>()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  if (hasReceipt)
    return (
      <p className="text-gain inline-flex items-center justify-center gap-2 text-sm">
        <FileCheck2 aria-hidden className="size-icon-small" />
        {t('has')}
      </p>
    )
  async function send(picture: string): Promise<void> {
    setBusy(true)
    const reply = await api.deposit.receipt({ id, upload: picture })
    setBusy(false)
    if (!reply.ok) return setError(refusalText(reply.error.code))
    toast(t('done'))
    return queries.invalidateQueries({ queryKey: CASHIER_KEY })
  }
  return (
    <div className="border-line grid grid-cols-1 gap-3 border-t pt-5">
      <div>
        <h3 className="font-bold">{t('title')}</h3>
        <p className="text-text-soft text-sm">{t('text')}</p>
      </div>
      <ImagePicker
        purpose="receipt"
        label={t('pick')}
        error={error}
        onChange={(ids, isSending) => {
          setError(undefined)
          setUpload(isSending ? undefined : ids[0])
        }}
      />
      {upload !== undefined && (
        <Button variant="quiet" isBusy={isBusy} onClick={() => void send(upload)}>
          {t('add')}
        </Button>
      )}
    </div>
  )
}
