import { useTranslations } from 'use-intl'
import type { Currency } from '@ronda/core'
import { classes, Skeleton, useScrollToChosen } from '@ronda/ui'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'

export type WalletTabsProps = {
  readonly wallets:
    | readonly { readonly wallet: string; readonly vendor: string | null; readonly balance: bigint }[]
    | undefined
  readonly currency: Currency
  readonly chosen: string
  readonly onChoose: (wallet: string) => void
}

/** The member's wallets with their balances; one of them is selected. */
export function WalletTabs({ wallets, currency, chosen, onChoose }: WalletTabsProps) {
  const t = useTranslations('statement.account')
  const { write } = useAmounts(currency)
  const row = useScrollToChosen<HTMLDivElement>(wallets && chosen)
  if (wallets === undefined) return <Skeleton className="h-16 rounded-lg" />
  const nameOf = (wallet: string, vendor: string | null): string =>
    wallet === 'cash' || wallet === 'held' || wallet === 'bonus' ? t(`wallets.${wallet}`) : (vendor ?? wallet)
  return (
    <div
      ref={row}
      role="group"
      aria-label={t('wallet')}
      className="scroll-row -mx-4 flex gap-2 px-4 py-1 tablet:-mx-1 tablet:px-1"
    >
      {wallets.map(({ wallet, vendor, balance }) => (
        <button
          key={wallet}
          type="button"
          aria-pressed={wallet === chosen}
          onClick={() => onChoose(wallet)}
          className={classes(
            'grid min-w-tile flex-1 justify-items-start rounded-lg border px-4 py-2 text-start transition-colors',
            wallet === chosen ? 'bg-accent-soft border-accent' : 'bg-surface-1 border-line hover:bg-surface-2',
          )}
        >
          <span className="text-text-soft text-xs">{nameOf(wallet, vendor)}</span>
          <span className="tabular font-bold">{write(balance)}</span>
        </button>
      ))}
    </div>
  )
}
