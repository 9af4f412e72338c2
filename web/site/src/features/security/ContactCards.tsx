import { useQueryClient } from '@tanstack/react-query'
import { Mail, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, toast } from '@ronda/ui'
import { Card } from '../../shell/layout/Card.tsx'
import { EmailDialog } from './EmailDialog.tsx'
import { MobileDialog } from './MobileDialog.tsx'
import { securityQuery } from './security.queries.ts'

/** A dialog that opens from a card and, when done, confirms it and refreshes the card. */
function useCardDialog() {
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    finish(text: string) {
      setOpen(false)
      toast(text)
      void queries.invalidateQueries({ queryKey: securityQuery.queryKey })
    },
  }
}

export function EmailCard({ email, isProven }: { readonly email: string | null; readonly isProven: boolean }) {
  const t = useTranslations('security')
  const dialog = useCardDialog()
  return (
    <Card
      icon={Mail}
      isDone={isProven}
      title={t('email.title')}
      state={email === null ? t('email.none') : `${email} · ${isProven ? t('email.proven') : t('email.unproven')}`}
      action={
        <Button variant="quiet" size="small" onClick={dialog.open}>
          {email === null ? t('add') : t('change')}
        </Button>
      }
    >
      {dialog.isOpen && <EmailDialog onClose={dialog.close} onDone={() => dialog.finish(t('email.done'))} />}
    </Card>
  )
}

export function MobileCard({ mobile }: { readonly mobile: string | null }) {
  const t = useTranslations('security')
  const dialog = useCardDialog()
  return (
    <Card
      icon={Smartphone}
      isDone={mobile !== null}
      title={t('mobile.title')}
      state={mobile ?? t('mobile.none')}
      action={
        <Button variant="quiet" size="small" onClick={dialog.open}>
          {mobile === null ? t('add') : t('change')}
        </Button>
      }
    >
      {dialog.isOpen && <MobileDialog onClose={dialog.close} onDone={() => dialog.finish(t('mobile.done'))} />}
    </Card>
  )
}
