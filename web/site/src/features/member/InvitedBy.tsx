import { useTranslations } from 'use-intl'
import type { AgentLinkTerms, ReferralTerms } from '@ronda/contract'
import { money } from '@ronda/core'
import { formatMoney, useLocale } from '@ronda/ui'
import { useLineTermsText } from '../../shell/texts/useLineTermsText.ts'

export type InvitedByProps = {
  readonly code: string
  /** What the invitation brings, when it is a member's. */
  readonly terms: ReferralTerms | undefined
  /** What is signed with the form, when it leads into the line of an agent. */
  readonly link: AgentLinkTerms | undefined
}

/** What is signed with the form by somebody who joins the line of an agent. */
function LineTerms({ link }: { readonly link: AgentLinkTerms }) {
  const t = useTranslations('session.register')
  const linkText = useLineTermsText()
  return (
    <div role="status" className="bg-accent-soft text-accent-text grid gap-1 rounded-md px-4 py-3 text-sm">
      <p className="font-bold">{t('link.title')}</p>
      <p className="break-words">{linkText(link)}</p>
      <p>{t('link.signed')}</p>
    </div>
  )
}

/** What the invitation of a member brings to both sides. */
function Invitation({ code, terms }: Omit<InvitedByProps, 'link'>) {
  const t = useTranslations('session.register')
  const locale = useLocale()
  if (terms === undefined) {
    return (
      <p className="bg-accent-soft text-accent-text rounded-md px-4 py-3 text-sm font-medium">
        {t('invited', { code })}
      </p>
    )
  }
  const { currency, goal, withinDays, guestReward, levels } = terms
  const write = (amount: bigint): string => formatMoney(money(amount, currency), locale)
  const [least = 0n, most = least] = [levels[0]?.reward, levels.at(-1)?.reward]
  const hostReward = least === most ? write(least) : t('between', { least: write(least), most: write(most) })
  return (
    <div role="status" className="bg-accent-soft text-accent-text grid gap-1 rounded-md px-4 py-3 text-sm">
      <p className="font-bold">{t('byMember')}</p>
      <p>{t('byMemberText', { reward: write(guestReward), goal: write(goal), days: withinDays, hostReward })}</p>
    </div>
  )
}

/** Whose invitation the link is, what both sides get for it, and what is signed with the form. */
export function InvitedBy({ code, terms, link }: InvitedByProps) {
  return (
    <>
      {(terms !== undefined || link === undefined) && <Invitation code={code} terms={terms} />}
      {link !== undefined && <LineTerms link={link} />}
    </>
  )
}
