import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AtSign } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { AGENT_MAIL_KINDS, type MailKind } from '@ronda/contract'
import { buttonClass, Checkbox, toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { isAgent } from '@ronda/base/member/roles.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { mailQuery } from './inbox.queries.ts'

/** Which messages are also sent by mail, and to which address. */
export function MailSettings() {
  const t = useTranslations('inbox.settings')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const heading = useId()
  const member = useMember()
  const { data } = useQuery(mailQuery)
  if (data === undefined) return null
  const { mail, address } = data
  const mine = mail.filter(({ kind }) => !AGENT_MAIL_KINDS.has(kind) || (member !== undefined && isAgent(member)))

  async function change(kind: MailKind, isOn: boolean): Promise<void> {
    const shown = (on: boolean) =>
      queries.setQueryData(mailQuery.queryKey, (before) => {
        return (
          before && { ...before, mail: before.mail.map((each) => (each.kind === kind ? { kind, isOn: on } : each)) }
        )
      })
    shown(isOn)
    const reply = await api.inbox.setMail({ kind, isOn })
    if (reply.ok) return toast(t('saved'))
    shown(!isOn)
    return toast(refusalText(reply.error.code), 'bad')
  }

  return (
    <section
      aria-labelledby={heading}
      className="bg-surface-1 border-line grid grid-cols-1 gap-4 rounded-xl border p-5"
    >
      <div className="flex items-start gap-3">
        <AtSign aria-hidden className="text-text-soft mt-half size-icon shrink-0" />
        <div className="min-w-0">
          <h2 id={heading} className="font-bold">
            {t('title')}
          </h2>
          <p className="text-text-soft text-sm break-words">
            {address === null ? t('noAddress') : t('text', { address })}
          </p>
        </div>
      </div>
      {address === null ? (
        <div>
          <Link to="/member" search={{ view: 'securityCenter' }} className={buttonClass('quiet', 'small')}>
            {t('confirm')}
          </Link>
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
          {mine.map(({ kind, isOn }) => (
            <Checkbox key={kind} checked={isOn} onChange={({ target }) => void change(kind, target.checked)}>
              {t(`kinds.${kind}`)}
            </Checkbox>
          ))}
        </div>
      )}
    </section>
  )
}
