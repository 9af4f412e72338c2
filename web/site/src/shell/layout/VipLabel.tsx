import { useTranslations } from 'use-intl'
import type { MemberInfo } from '@ronda/contract'
import { isOperator, isTrial } from '@ronda/base/member/roles.ts'

const NAMES = ['level1', 'level2', 'level3', 'level4', 'level5'] as const

/** The VIP rank of a member who has one, in the language of the page. */
export function VipLabel({ member }: { readonly member: MemberInfo }) {
  const t = useTranslations('shell.ranks')
  const name = NAMES[member.vipRank - 1]
  if (name === undefined || isOperator(member) || isTrial(member)) return null
  return (
    <span className="bg-accent-soft text-accent-text rounded-full px-2 text-xs font-bold whitespace-nowrap">
      {t(name)}
    </span>
  )
}
