import { useTranslations } from 'use-intl'
import type { Money } from '@ronda/core'
import { MoneyText } from '@ronda/ui'
import { useHidden } from './hidden.ts'

const DOTS = '••••••'

/** An amount of the member: animated to each new value, and dots while hidden. */
export function Amount({ amount, isShort = false }: { readonly amount: Money; readonly isShort?: boolean }) {
  const t = useTranslations('wallet')
  const { isHidden } = useHidden()
  if (!isHidden) return <MoneyText amount={amount} isShort={isShort} />
  return (
    <>
      <span aria-hidden>{DOTS}</span>
      <span className="spoken">{t('hidden')}</span>
    </>
  )
}
