import { useQueryClient } from '@tanstack/react-query'
import { Landmark, Trash2, Wallet } from 'lucide-react'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import type { PayoutAccountLine } from '@ronda/contract'
import { classes, confirm, IconButton, toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { accountName } from '@ronda/base/withdrawal/accountName.ts'
import { accountsQuery } from '../../shell/wallet/payoutAccounts.queries.ts'

function useRemoval(account: PayoutAccountLine): () => Promise<void> {
  const t = useTranslations('withdrawal.accounts')
  const tAll = useTranslations('withdrawal')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  return async () => {
    const name = accountName(account)
    const question = { title: t('removeTitle'), text: t('removeText', { name }), yes: t('removeYes') }
    if (!(await confirm({ ...question, no: tAll('cancel'), isDanger: true }))) return
    const reply = await proven(() => api.payoutAccount.remove({ id: account.id }))
    if (reply.ok) toast(t('removed'))
    else toast(refusalText(reply.error.code), 'bad')
    void queries.invalidateQueries({ queryKey: accountsQuery.queryKey })
  }
}

type AccountRowProps = {
  readonly account: PayoutAccountLine
  readonly group: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** One payout account: selected with a tap once it is usable, or removed. */
export function AccountRow({ account, group, isChosen, onChoose }: AccountRowProps) {
  const t = useTranslations('withdrawal.accounts')
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  const remove = useRemoval(account)
  const { isOwnName } = account
  const isReady = isOwnName && account.usableAt <= now.getTime()
  const Icon = account.kind === 'bank' ? Landmark : Wallet
  return (
    <div
      className={classes(
        'bg-surface-2 flex items-center gap-2 rounded-md border pe-1 transition-colors',
        'has-focus-visible:outline-focus has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        isChosen ? 'border-accent' : 'border-line',
      )}
    >
      <label
        className={classes(
          'flex min-h-control-large min-w-0 flex-1 items-center gap-3 ps-4',
          isReady && 'cursor-pointer',
        )}
      >
        <input
          type="radio"
          name={group}
          checked={isChosen}
          disabled={!isReady}
          onChange={onChoose}
          className="accent-accent size-icon-small shrink-0 outline-none"
        />
        <Icon aria-hidden className="text-text-soft size-icon shrink-0" />
        <span className="grid min-w-0 py-2">
          <span className="truncate text-sm font-medium">{accountName(account)}</span>
          <span className={classes('text-xs', isReady ? 'text-gain' : isOwnName ? 'text-accent-text' : 'text-loss')}>
            {isReady && t('ready')}
            {!isReady && isOwnName && t('waits', { when: format.relativeTime(account.usableAt, now) })}
            {!isOwnName && t('otherName')}
          </span>
        </span>
      </label>
      <IconButton icon={Trash2} label={t('remove', { name: accountName(account) })} onClick={() => void remove()} />
    </div>
  )
}
