import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../controls/Icon.tsx'

const COPIED_MS = 1_600

/** A long hexadecimal text with a copy button. */
export function Code({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useTranslations('play.panel')
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), COPIED_MS)
  }
  return (
    <span className="code">
      <code>{text}</code>
      <button
        type="button"
        className="tool is-small"
        aria-label={`${isCopied ? t('copied') : t('copy')}: ${label}`}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'good' : 'copy'} />
      </button>
    </span>
  )
}
