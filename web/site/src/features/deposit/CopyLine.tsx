import { Copy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton, toast } from '@ronda/ui'

export type CopyLineProps = { readonly label: string; readonly value: string; readonly isLarge?: boolean }

/** A value that must be typed exactly in another app: shown in full, copied with a tap. */
export function CopyLine({ label, value, isLarge = false }: CopyLineProps) {
  const t = useTranslations('deposit.next')
  function copy(): void {
    void navigator.clipboard.writeText(value).then(
      () => toast(t('copied')),
      () => toast(t('notCopied'), 'bad'),
    )
  }
  return (
    <div className="bg-surface-2 border-line flex items-center gap-2 rounded-lg border ps-4">
      <div className="grid min-w-0 flex-1 py-2">
        <span className="text-text-faint text-xs">{label}</span>
        <span
          className={isLarge ? 'font-mono text-2xl font-bold tracking-wide break-all' : 'font-mono text-sm break-all'}
        >
          {value}
        </span>
      </div>
      <IconButton icon={Copy} label={`${t('copy')}: ${label}`} onClick={copy} />
    </div>
  )
}
