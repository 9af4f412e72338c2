import { Copy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { MemberInfo } from '@ronda/contract'
import { IconButton, useLocale } from '@ronda/ui'
import type { Pages } from '../../../shell/texts/pageTexts.ts'
import { Avatar } from '@ronda/base/member/Avatar.tsx'
import { useCopyId } from '@ronda/base/session/useCopyId.ts'
import { isTrial } from '@ronda/base/member/roles.ts'
import { VipLabel } from '../../../shell/layout/VipLabel.tsx'

/** Who is signed in, and their verification tier. */
export function Identity({ member, texts }: { readonly member: MemberInfo; readonly texts: Pages['center'] }) {
  const t = useTranslations('people.member')
  const locale = useLocale()
  const copyId = useCopyId()
  const last = member.lastLoginAtMs === null ? undefined : new Date(member.lastLoginAtMs)
  return (
    <section className="bg-surface-1 border-line flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border p-6">
      <Avatar isLarge name={member.account} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="truncate text-xl font-bold">
            {member.nickname === '' ? member.account : member.nickname}
          </span>
          <VipLabel member={member} />
        </p>
        <p className="text-text-faint flex items-center gap-1 text-sm">
          <span className="tabular truncate">
            {t('id')} {member.id}
          </span>
          <IconButton size="small" icon={Copy} label={t('copyId')} onClick={() => copyId(member.id)} />
        </p>
      </div>
      <div className="text-text-soft grid basis-full gap-1 text-sm tablet:basis-auto">
        <p>{isTrial(member) ? texts.trial.label : member.isProven ? texts.proven : texts.remembered}</p>
        {last !== undefined && (
          <p className="flex flex-wrap gap-x-2">
            <span>{texts.lastLogin}</span>
            <span className="tabular">{last.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}</span>
          </p>
        )}
      </div>
    </section>
  )
}
