import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Promotion } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, buttonClass, TextField } from '@ronda/ui'
import { useClaimPromotion, useJoinPromotion } from './usePromotion.ts'

/** Who reads: a visitor is asked to sign in, and trial accounts cannot join. */
export type Reader = 'member' | 'trial' | 'visitor'

export type PromotionProps = { readonly promotion: Promotion; readonly reader: Reader }

function Joining({ promotion }: Pick<PromotionProps, 'promotion'>) {
  const t = useTranslations('promotion')
  const [code, setCode] = useState('')
  const joining = useJoinPromotion(promotion)
  const { name, needsCode, isReviewed } = promotion
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        joining.mutate(needsCode ? code : undefined)
      }}
    >
      {needsCode && (
        <TextField label={t('code')} value={code} maxLength={20} onChange={({ target }) => setCode(target.value)} />
      )}
      <Button type="submit" isBusy={joining.isPending} aria-label={t('joinNamed', { name })}>
        {t(isReviewed ? 'apply' : 'join')}
      </Button>
    </form>
  )
}

/** What the reader can do about a promotion now, or why nothing. */
export function PromotionAction({ promotion, reader }: PromotionProps) {
  const t = useTranslations('promotion')
  const { write } = useAmounts(promotion.currency)
  const claiming = useClaimPromotion(promotion)
  const { own, state, reason, gives, spins } = promotion
  if (state === 'claim' && own !== null) {
    return (
      <Button isBusy={claiming.isPending} onClick={() => claiming.mutate(own.id)}>
        {spins !== null
          ? t('claimSpins', { count: spins.count })
          : t(gives === 'bonus' ? 'claimBonus' : 'claim', { amount: write(own.amount ?? 0n) })}
      </Button>
    )
  }
  if (state === 'claimed') {
    return (
      <Link
        to="/member"
        search={{ view: gives === 'cash' ? 'rewardCenter' : 'bonusDetails' }}
        className={buttonClass('quiet')}
      >
        {t(gives === 'cash' ? 'collect' : 'seeBonus')}
      </Link>
    )
  }
  if (state !== 'join' || own !== null) return null
  if (reader === 'visitor') {
    return (
      <Link to="/login" search={{ to: '/promotions' }} className={buttonClass('quiet')}>
        {t('signIn')}
      </Link>
    )
  }
  if (reader === 'trial') return <p className="text-text-soft text-sm">{t('trial')}</p>
  if (reason !== null) return <p className="text-text-soft text-sm">{t(`reasons.${reason}`)}</p>
  return <Joining promotion={promotion} />
}
