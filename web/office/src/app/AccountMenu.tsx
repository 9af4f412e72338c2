import { useRouter } from '@tanstack/react-router'
import { CircleUser, Copy, Inbox, LogOut, Mail, Settings2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MemberInfo } from '@ronda/contract'
import { Menu, type MenuChoice } from '@ronda/ui'
import { DESK_PATH, OFFICE_PATH } from '@ronda/base/browser/officePaths.ts'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'
import { Avatar } from '@ronda/base/member/Avatar.tsx'
import { isOperator } from '@ronda/base/member/roles.ts'
import { useCopyId } from '@ronda/base/session/useCopyId.ts'

const SignOutDialog = lazyPart(() => import('@ronda/base/session/SignOutDialog.tsx'), 'SignOutDialog')

function useChoices(member: MemberInfo, signOut: () => void): readonly MenuChoice[] {
  const t = useTranslations()
  const router = useRouter()
  const copyId = useCopyId()
  const open = (href: string) => (): void => void router.navigate({ href })
  const duties: readonly MenuChoice[] = [
    { id: 'desk', icon: Inbox, label: t('shell.desk'), onChoose: open(DESK_PATH) },
    { id: 'office', icon: Settings2, label: t('shell.office'), onChoose: open(OFFICE_PATH) },
  ]
  return [
    { id: 'account', icon: CircleUser, label: t('shell.account'), onChoose: open('/member') },
    ...(isOperator(member) ? duties : []),
    {
      id: 'messages',
      icon: Mail,
      label: t('shell.messages'),
      badge: member.unreadCount > 0 ? String(member.unreadCount) : undefined,
      onChoose: open('/member?view=messageV2'),
    },
    { id: 'copy', icon: Copy, label: t('people.member.copyId'), onChoose: () => copyId(member.id) },
    { id: 'leave', icon: LogOut, label: t('people.member.signOut'), isDanger: true, onChoose: signOut },
  ]
}

/** The account menu behind the picture. Account and messages are pages of the site. */
export function AccountMenu({ member }: { readonly member: MemberInfo }) {
  const t = useTranslations('people.member')
  const [isLeaving, setLeaving] = useState(false)
  const choices = useChoices(member, () => setLeaving(true))
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
        choices={choices}
      />
      <Suspense>{isLeaving && <SignOutDialog onClose={() => setLeaving(false)} />}</Suspense>
    </>
  )
}
