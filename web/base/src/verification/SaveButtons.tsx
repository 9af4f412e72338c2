import { Copy, Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, toast } from '@ronda/ui'

/** Saves a text as a file from the page; nothing is sent. */
function download(text: string, file: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = file
  link.click()
  URL.revokeObjectURL(address)
}

/** Copy and download buttons for something that is shown only once. */
export function SaveButtons({ text, file }: { readonly text: string; readonly file: string }) {
  const t = useTranslations('session')
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button
        variant="quiet"
        onClick={() =>
          void navigator.clipboard.writeText(text).then(
            () => toast(t('copied')),
            () => toast(t('notCopied'), 'bad'),
          )
        }
      >
        <Copy aria-hidden className="size-icon-small" />
        {t('copy')}
      </Button>
      <Button variant="quiet" onClick={() => download(text, file)}>
        <Download aria-hidden className="size-icon-small" />
        {t('download')}
      </Button>
    </div>
  )
}
