import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Notice } from '@ronda/ui'
import type { Bound } from '../../shell/wallet/payoutAccounts.queries.ts'
import { AccountDialog } from './AccountDialog.tsx'

/** Before the first withdrawal: asks for a payout account. */
export function NoAccount({ bound }: { readonly bound: Bound }) {
  const t = useTranslations('withdrawal.accounts')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="bg-surface-1 border-line rounded-xl border">
      <Notice icon={Landmark} title={t('none')} actions={<Button onClick={() => setOpen(true)}>{t('add')}</Button>}>
        {t('noneText', { hours: bound.waitHours })}
      </Notice>
      {isOpen && <AccountDialog bound={bound} onClose={() => setOpen(false)} />}
    </section>
  )
}
