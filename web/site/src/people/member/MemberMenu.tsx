import { useRouter } from '@tanstack/react-router'
import { CircleUser, Copy, LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MemberInfo } from '@ronda/contract'
import { Menu } from '@ronda/ui'
import { Avatar } from './Avatar.tsx'
import { SignOutDialog } from './SignOutDialog.tsx'
import { useCopyId } from './useCopyId.ts'

/** The member behind the initials: name, ID and the way out. */
export function MemberMenu({ member }: { readonly member: MemberInfo }) {
  const t = useTranslations('people.member')
  const tShell = useTranslations('shell')
  const router = useRouter()
  const copyId = useCopyId()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <Menu
        label={t('menu', { name: member.account })}
        trigger={<Avatar name={member.account} />}
        header={
          <div className="border-line mb-2 grid gap-1 border-b px-3 pt-2 pb-3">
            <span className="truncate font-bold">{member.account}</span>
            <span className="text-text-faint tabular truncate text-sm">
              {t('id')} {member.id}
            </span>
          </div>
        }
        choices={[
          {
            id: 'account',
            icon: CircleUser,
            label: tShell('account'),
            onChoose: () => void router.navigate({ to: '/member' }),
          },
          { id: 'copy', icon: Copy, label: t('copyId'), onChoose: () => copyId(member.id) },
          { id: 'leave', icon: LogOut, label: t('signOut'), isDanger: true, onChoose: () => setLeaving(true) },
        ]}
      />
      {isLeaving && <SignOutDialog onClose={() => setLeaving(false)} />}
    </>
  )
}
