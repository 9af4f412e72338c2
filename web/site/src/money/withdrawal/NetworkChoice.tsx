import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { PAYOUT_NETWORKS, type PayoutNetwork } from '@ronda/contract'

type NetworkChoiceProps = { readonly value: PayoutNetwork; readonly onChoose: (network: PayoutNetwork) => void }

/** Chains to be paid on, as buttons one of which is pressed: the wrong one loses the money, so all are in sight. */
export function NetworkChoice({ value, onChoose }: NetworkChoiceProps) {
  const t = useTranslations('withdrawal.binding')
  const name = useId()
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="text-text-soft mb-1 text-sm font-medium">{t('network')}</legend>
      {PAYOUT_NETWORKS.map((network) => (
        <label
          key={network}
          className="bg-surface-2 border-line has-checked:border-accent has-focus-visible:outline-focus flex min-h-control cursor-pointer items-center gap-3 rounded-md border px-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={network}
            checked={value === network}
            onChange={() => onChoose(network)}
            className="accent-accent size-icon-small outline-none"
          />
          <span className="text-sm font-medium">{t(`networks.${network}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
