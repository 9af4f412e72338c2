import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'

/** Pictures that a member sent. Each view is logged, so they are loaded only on request. */
export function Proofs({ ids }: { readonly ids: readonly string[] }) {
  const t = useTranslations('withdrawalDesk')
  const { refusalText } = useLanguage()
  const [shown, setShown] = useState<readonly string[]>()
  const [isBusy, setBusy] = useState(false)

  async function loadPictures(): Promise<void> {
    setBusy(true)
    const replies = await Promise.all(ids.map((id) => api.uploads.look({ id })))
    setBusy(false)
    const refused = replies.find((reply) => !reply.ok)
    if (refused && !refused.ok) toast(refusalText(refused.error.code), 'bad')
    setShown(replies.flatMap((reply) => (reply.ok ? [`data:${reply.value.type};base64,${reply.value.data}`] : [])))
  }

  if (shown === undefined) {
    return (
      <span>
        <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void loadPictures()}>
          {t('look')}
        </Button>
      </span>
    )
  }
  return (
    <ul aria-label={t('proofs')} className="grid grid-cols-1 gap-3">
      {shown.map((source, at) => (
        <li key={ids[at]}>
          <img src={source} alt={t('proof', { number: at + 1 })} className="border-line w-full rounded-md border" />
        </li>
      ))}
    </ul>
  )
}
