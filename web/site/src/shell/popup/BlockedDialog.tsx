import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { buttonClass, Dialog } from '@ronda/ui'
import { TextsProvider } from '../texts/TextsProvider.ts'
import type { Popup } from './popup.ts'

const TEXTS = ['launchStage'] as const

export type BlockedDialogProps = { readonly popup: Popup; readonly onClose: () => void }

function Blocked({ popup, onClose }: BlockedDialogProps) {
  const t = useTranslations('launchStage')
  function follow(): void {
    onClose()
    popup.onOpen?.()
  }
  return (
    <Dialog role="alertdialog" title={t('window.blocked')} closeLabel={t('close')} onClose={onClose}>
      <p className="text-text-soft">{t('window.blockedText')}</p>
      <a
        href={popup.href}
        target={popup.name}
        rel="noopener"
        onClick={follow}
        className={`${buttonClass()} mt-6 w-full`}
      >
        <ExternalLink aria-hidden className="size-icon" />
        {t('window.open')}
      </a>
    </Dialog>
  )
}

/** The browser has blocked a window: an explanation, and a link that opens it by the tap itself. */
export function BlockedDialog(props: BlockedDialogProps) {
  return (
    <TextsProvider pages={TEXTS}>
      <Blocked {...props} />
    </TextsProvider>
  )
}
