import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, toast } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'

type PictureProps = {
  readonly id: string
  readonly upload: string
  readonly number: number
  readonly all: number
  /** Called when the server has served the picture, and logged it. */
  readonly onSeen: (upload: string) => void
}

/** A picture that is loaded only on request, since every view is logged. */
export function PaperPicture({ id, upload, number, all, onSeen }: PictureProps) {
  const t = useTranslations('profile.desk')
  const { refusalText } = useLanguage()
  const [url, setUrl] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isLarge, setLarge] = useState(false)

  async function loadPicture(): Promise<void> {
    setBusy(true)
    const reply = await staffApi.documentDesk.look({ id, upload })
    setBusy(false)
    if (!reply.ok) return toast(refusalText(reply.error.code), 'bad')
    setUrl(`data:${reply.value.type};base64,${reply.value.data}`)
    return onSeen(upload)
  }

  if (url === undefined) {
    return (
      <Button variant="quiet" isWide isBusy={isBusy} onClick={() => void loadPicture()}>
        <Eye aria-hidden className="size-icon-small" />
        {t('look', { number })}
      </Button>
    )
  }
  return (
    <button
      type="button"
      aria-pressed={isLarge}
      onClick={() => setLarge(!isLarge)}
      className="border-line bg-page max-h-stage overflow-auto rounded-md border"
    >
      <img
        src={url}
        alt={t('picture', { number, all })}
        className={
          isLarge ? 'max-w-none cursor-zoom-out' : 'mx-auto max-h-stage max-w-full cursor-zoom-in object-contain'
        }
      />
    </button>
  )
}
