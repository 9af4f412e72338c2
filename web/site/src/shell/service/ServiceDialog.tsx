import { Mail, MessageCircle, MessagesSquare, Phone, Send, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, Dialog } from '@ronda/ui'
import type { Contact } from './contact.ts'
import { useContact } from './useContact.ts'

const icons: Record<Contact, LucideIcon> = {
  chat: MessagesSquare,
  whatsapp: MessageCircle,
  telegram: Send,
  facebook: MessageCircle,
  email: Mail,
  phone: Phone,
}

/** Every channel to reach customer service. */
export function ServiceDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('shell')
  const { entries, open } = useContact()
  return (
    <Dialog title={t('contact.title')} closeLabel={t('close')} onClose={onClose}>
      <p className="text-text-soft">{t('contact.text')}</p>
      <div className="mt-4 grid gap-3">
        {entries.map(({ csType }) => {
          const Icon = icons[csType]
          return (
            <Button key={csType} variant="quiet" isWide onClick={() => open(csType)}>
              <Icon aria-hidden className="size-icon" />
              {t(`contact.${csType}`)}
            </Button>
          )
        })}
      </div>
    </Dialog>
  )
}
