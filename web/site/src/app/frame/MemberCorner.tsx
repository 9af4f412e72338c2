import { Link, useRouter } from '@tanstack/react-router'
import {
  CircleUser,
  Copy,
  HeartHandshake,
  History,
  Inbox,
  LogOut,
  Mail,
  Settings2,
  TrendingUp,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MemberInfo } from '@ronda/contract'
import { buttonClass, IconButton, Menu, type MenuChoice } from '@ronda/ui'
import { BalanceLine } from '../../features/funds/BalanceLine.tsx'
import { DESK_PATH, OFFICE_PATH } from '@ronda/base/browser/officePaths.ts'
import { Avatar } from '@ronda/base/member/Avatar.tsx'
import { useCopyId } from '@ronda/base/session/useCopyId.ts'
import { isAgent, isTrial, isOperator } from '@ronda/base/member/roles.ts'
import { VipLabel } from '../../shell/layout/VipLabel.tsx'
import { lazyPart } from '@ronda/base/load/lazyPart.ts'

const SignOutDialog = lazyPart(() => import('@ronda/base/session/SignOutDialog.tsx'), 'SignOutDialog')

/** Links that only agents and staff have. */
function useDuties(member: MemberInfo): readonly MenuChoice[] {
  const t = useTranslations('shell')
  const router = useRouter()
  const duty = (id: 'agentCenter' | 'desk' | 'office', icon: LucideIcon, onChoose: () => void): MenuChoice => ({
    id,
    icon,
    label: t(id),
    onChoose,
  })
  // The office is another app.
  const open = (path: string) => (): void => globalThis.location.assign(path)
  return [
    ...(isAgent(member) ? [duty('agentCenter', UsersRound, () => void router.navigate({ to: '/agentHome' }))] : []),
    ...(isOperator(member) ? [duty('desk', Inbox, open(DESK_PATH)), duty('office', Settings2, open(OFFICE_PATH))] : []),
  ]
}

function useChoices(member: MemberInfo, signOut: () => void): readonly MenuChoice[] {
  const t = useTranslations()
  const router = useRouter()
  const copyId = useCopyId()
  const duties = useDuties(member)
  const playing: readonly MenuChoice[] = [
    {
      id: 'bets',
      icon: History,
      label: t('shell.bets'),
      onChoose: () => void router.navigate({ to: '/member', search: { view: 'personalHistoryCopy' } }),
    },
    {
      id: 'income',
      icon: TrendingUp,
      label: t('shell.income'),
      onChoose: () => void router.navigate({ to: '/member', search: { view: 'personalProfit' } }),
    },
    {
      id: 'control',
      icon: HeartHandshake,
      label: t('shell.control'),
      onChoose: () => void router.navigate({ to: '/control' }),
    },
  ]
  const messages: MenuChoice = {
    id: 'messages',
    icon: Mail,
    label: t('shell.messages'),
    badge: member.unreadCount > 0 ? String(member.unreadCount) : undefined,
    onChoose: () => void router.navigate({ to: '/member', search: { view: 'messageV2' } }),
  }
  return [
    {
      id: 'account',
      icon: CircleUser,
      label: t('shell.account'),
      onChoose: () => void router.navigate({ to: '/member' }),
    },
    ...duties,
    // Staff accounts cannot play, and trial accounts have no panels.
    ...(isOperator(member) || isTrial(member) ? [] : playing),
    ...(isTrial(member) ? [] : [messages]),
    { id: 'copy', icon: Copy, label: t('people.member.copyId'), onChoose: () => copyId(member.id) },
    { id: 'leave', icon: LogOut, label: t('people.member.signOut'), isDanger: true, onChoose: signOut },
  ]
}

/** Name, rank and number beside the picture, where there is space. */
function NamePlate({ member }: { readonly member: MemberInfo }) {
  const t = useTranslations('people.member')
  const copyId = useCopyId()
  return (
    <div className="hidden min-w-0 wide:grid">
      <span className="flex items-center gap-2">
        <span className="max-w-24 truncate text-sm font-bold">{member.account}</span>
        <VipLabel member={member} />
      </span>
      <span className="text-text-faint flex items-center text-xs">
        <span className="tabular">
          {t('id')} {member.id}
        </span>
        <IconButton size="tiny" icon={Copy} label={t('copyId')} onClick={() => copyId(member.id)} />
      </span>
    </div>
  )
}

/** The balance with deposit and withdrawal; for staff a link to the desk. */
function Money({ member }: { readonly member: MemberInfo }) {
  const t = useTranslations('shell')
  const tPeople = useTranslations('people')
  if (isTrial(member))
    return (
      <Link to="/register" resetScroll={false} className={buttonClass('primary', 'small')}>
        {tPeople('signUp')}
      </Link>
    )
  if (isOperator(member))
    return (
      <a href={DESK_PATH} className={buttonClass('quiet', 'small')}>
        {t('desk')}
      </a>
    )
  return (
    <>
      <BalanceLine />
      <div className="hidden items-center gap-2 desktop:flex">
        <Link to="/member" search={{ view: 'depositv2' }} className={buttonClass('primary', 'small')}>
          {t('deposit')}
        </Link>
        <Link to="/member" search={{ view: 'withdraw' }} className={buttonClass('quiet', 'small')}>
          {t('withdraw')}
        </Link>
      </div>
    </>
  )
}

/** The member's part of the header: balance, deposit and withdrawal, and the account menu behind the picture. */
export function MemberCorner({ member }: { readonly member: MemberInfo }) {
  const t = useTranslations()
  const [isLeaving, setLeaving] = useState(false)
  const choices = useChoices(member, () => setLeaving(true))
  return (
    <>
      <Money member={member} />
      <Menu
        label={t('people.member.menu', { name: member.account })}
        trigger={
          <span className="relative block">
            <Avatar name={member.account} />
            {member.unreadCount > 0 && (
              <span className="bg-danger text-on-danger tabular absolute -end-1 -top-1 min-w-icon-small rounded-full px-1 text-center text-xs font-bold">
                <span aria-hidden>{member.unreadCount > 99 ? '99+' : member.unreadCount}</span>
                <span className="spoken">{t('shell.unread', { count: member.unreadCount })}</span>
              </span>
            )}
          </span>
        }
        header={
          <div className="border-line mb-2 grid gap-1 border-b px-3 pt-2 pb-3">
            <span className="flex items-center gap-2">
              <span className="truncate font-bold">{member.account}</span>
              <VipLabel member={member} />
            </span>
            <span className="text-text-faint tabular truncate text-sm">
              {t('people.member.id')} {member.id}
            </span>
          </div>
        }
        choices={choices}
      />
      <NamePlate member={member} />
      <Suspense>{isLeaving && <SignOutDialog onClose={() => setLeaving(false)} />}</Suspense>
    </>
  )
}
