import { useQuery } from '@tanstack/react-query'
import { Copy, LogOut } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { money } from '@ronda/core'
import type { MemberInfo } from '@ronda/contract'
import { Button, IconButton, MoneyText, Skeleton } from '@ronda/ui'
import { balanceQuery } from '../../money/wallet/wallet.queries.ts'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { useMember } from '../session/useMember.ts'
import { Avatar } from './Avatar.tsx'
import { useCopyId } from './useCopyId.ts'

const SignOutDialog = lazy(async () => ({ default: (await import('./SignOutDialog.tsx')).SignOutDialog }))

function Identity({ member }: { readonly member: MemberInfo }) {
  const t = useTranslations('people')
  const copyId = useCopyId()
  return (
    <section className="bg-surface-1 border-line flex items-center gap-4 rounded-xl border p-6">
      <Avatar isLarge name={member.account} />
      <div className="min-w-0">
        <p className="truncate text-xl font-bold">{member.account}</p>
        <p className="text-text-faint flex items-center gap-1 text-sm">
          <span className="tabular truncate">
            {t('member.id')} {member.id}
          </span>
          <IconButton size="small" icon={Copy} label={t('member.copyId')} onClick={() => copyId(member.id)} />
        </p>
      </div>
    </section>
  )
}

function Purse() {
  const t = useTranslations()
  const { data: balance } = useQuery(balanceQuery)
  const lines = [
    { label: t('wallet.free'), atoms: balance?.cash },
    { label: t('wallet.held'), atoms: balance?.held },
  ]
  return (
    <section className="bg-surface-1 border-line grid gap-4 rounded-xl border p-6">
      <div>
        <h2 className="text-xl font-bold">{t('people.account.money')}</h2>
        <p className="text-text-soft text-sm">{t('people.account.moneyText')}</p>
      </div>
      <dl className="grid gap-4 tablet:grid-cols-2">
        {lines.map(({ label, atoms }) => (
          <div key={label} className="bg-surface-2 grid gap-1 rounded-lg p-4">
            <dt className="text-text-faint text-sm">{label}</dt>
            <dd className="font-display text-2xl font-bold">
              {balance === undefined || atoms === undefined ? (
                <Skeleton className="h-8 w-24" />
              ) : (
                <MoneyText amount={money(atoms, balance.currency)} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The member's own page: who they are, what they have, and the way out. */
export function AccountPage() {
  const t = useTranslations('people')
  const member = useMember()
  usePageTitle(t('account.title'))
  const [isLeaving, setLeaving] = useState(false)
  if (!member) return null
  return (
    <div className="mx-auto grid max-w-measure grid-cols-1 gap-6 px-4 py-8">
      <h1 className="text-3xl font-bold">{t('account.title')}</h1>
      <Identity member={member} />
      <Purse />
      <div>
        <Button look="quiet" onClick={() => setLeaving(true)}>
          <LogOut aria-hidden className="size-icon" />
          {t('member.signOut')}
        </Button>
      </div>
      <Suspense>{isLeaving && <SignOutDialog onClose={() => setLeaving(false)} />}</Suspense>
    </div>
  )
}
