import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { OpenedAccount, PasswordState } from '@ronda/contract'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { Button, classes, confirm, toast } from '@ronda/ui'
import { openedQuery } from './agentAccount.queries.ts'
import { HandedOut, type HandedOutProps } from './HandedOut.tsx'

/** Another one-time password, when the first one was lost or not used in time. */
function Renewal({ account: { id, name } }: { readonly account: OpenedAccount }) {
  const t = useTranslations('agentAccount')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [handed, setHanded] = useState<Pick<HandedOutProps, 'username' | 'password'>>()
  async function renew(): Promise<void> {
    const question = { title: t('renewTitle', { name }), text: t('renewText'), yes: t('renew'), no: t('close') }
    if (!(await confirm(question))) return
    setBusy(true)
    const reply = await proven(() => api.agentAccounts.renew({ member: id }))
    setBusy(false)
    if (reply.ok) setHanded(reply.value)
    else toast(refusalText(reply.error.code), 'bad')
    await queries.invalidateQueries({ queryKey: openedQuery.queryKey })
  }
  return (
    <>
      <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void renew()}>
        {t('renew')}
      </Button>
      {handed !== undefined && <HandedOut {...handed} onSaved={() => setHanded(undefined)} />}
    </>
  )
}

const TONES: Readonly<Record<PasswordState, string>> = {
  chosen: 'bg-surface-3 text-text-soft',
  waiting: 'bg-surface-3 text-text-soft',
  expired: 'bg-loss-soft text-loss',
}

type OpenedRowProps = { readonly row: OpenedAccount; readonly mayRenew: boolean }

/** An account that the agent opened, and whether its owner has taken it over. */
export function OpenedRow({ row, mayRenew }: OpenedRowProps) {
  const t = useTranslations('agentAccount')
  const format = useFormatter()
  const { id, name, account, openedAt, password } = row
  const opened = format.dateTime(openedAt, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 px-4 py-3 tablet:px-5">
      <span className="min-w-0">
        <span className="block font-bold break-all">{name}</span>
        <span className="text-text-faint tabular block text-xs">{[id, t(`kinds.${account}`), opened].join(' · ')}</span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <span className={classes('rounded-full px-2 py-1 text-xs font-medium', TONES[password])}>
          {t(`states.${password}`)}
        </span>
        {mayRenew && password !== 'chosen' && <Renewal account={row} />}
      </span>
    </li>
  )
}
