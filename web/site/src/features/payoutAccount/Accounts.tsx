import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PAYOUT_ACCOUNTS_MAX } from '@ronda/contract'
import { Button } from '@ronda/ui'
import type { Bound } from '../../shell/wallet/payoutAccounts.queries.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { AccountRow } from './AccountRow.tsx'

type AccountsProps = {
  readonly bound: Bound
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/** The accounts to choose from, and the way to another. */
export function Accounts({ bound, chosen, onChoose }: AccountsProps) {
  const t = useTranslations('withdrawal')
  const group = useId()
  const [isAdding, setAdding] = useState(false)
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="text-text-soft mb-1 text-sm font-medium">{t('form.where')}</legend>
      {bound.list.map((account) => (
        <AccountRow
          key={account.id}
          account={account}
          group={group}
          isChosen={account.id === chosen}
          onChoose={() => onChoose(account.id)}
        />
      ))}
      {bound.list.length < PAYOUT_ACCOUNTS_MAX ? (
        <span>
          <Button variant="quiet" size="small" onClick={() => setAdding(true)}>
            <Plus aria-hidden className="size-icon-small" />
            {t('accounts.add')}
          </Button>
        </span>
      ) : (
        <p className="text-text-faint text-xs">{t('accounts.full', { max: PAYOUT_ACCOUNTS_MAX })}</p>
      )}
      {isAdding && <AccountDialog bound={bound} onClose={() => setAdding(false)} />}
    </fieldset>
  )
}
