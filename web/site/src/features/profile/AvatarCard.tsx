import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@ronda/ui'
import { Avatar } from '@ronda/base/member/Avatar.tsx'
import { useMember } from '@ronda/base/member/useMember.ts'
import { AvatarDialog } from './AvatarDialog.tsx'

/** The picture of the member, with a button to change it. */
export function AvatarCard() {
  const t = useTranslations('profile.avatar')
  const member = useMember()
  const [isOpen, setOpen] = useState(false)
  if (!member) return null
  return (
    <section
      aria-label={t('title')}
      className="bg-surface-1 border-line flex flex-wrap items-center gap-4 rounded-xl border p-5"
    >
      <Avatar isLarge name={member.account} />
      <div className="min-w-0 flex-1 basis-tile">
        <h3 className="truncate text-lg font-bold">{member.nickname}</h3>
        <p className="text-text-soft text-sm">{t('text')}</p>
      </div>
      <Button variant="quiet" size="small" aria-label={t('change')} onClick={() => setOpen(true)}>
        {t('changeShort')}
      </Button>
      {isOpen && <AvatarDialog number={member.id} onClose={() => setOpen(false)} />}
    </section>
  )
}
