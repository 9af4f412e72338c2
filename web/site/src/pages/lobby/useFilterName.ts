import { useTranslations } from 'use-intl'
import { money } from '@ronda/core'
import { formatMoney, useLocale } from '@ronda/ui'
import { formatReturn } from '../../shell/games/shortFacts.ts'
import { useBrandCurrency } from '../../shell/games/useBrandCurrency.ts'
import type { Filter, LobbyAddress } from '../../shell/games/lobbyAddress.ts'

/** The text of a filter in the address. */
export function useFilterName(address: LobbyAddress): (filter: Filter) => string {
  const t = useTranslations('lobby')
  const tGames = useTranslations('games')
  const locale = useLocale()
  const currency = useBrandCurrency() ?? 'USD'
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' })
  const names: Record<Filter, () => string> = {
    gameClassify: () => t(`kind.${address.gameClassify ?? 'SLOT'}`),
    minReturn: () => t('returnFrom', { value: formatReturn(address.minReturn ?? 0, locale) }),
    minBet: () => t('betUpTo', { value: formatMoney(money(BigInt(address.minBet ?? '0'), currency), locale) }),
    minLineNum: () => t('linesFrom', { value: address.minLineNum ?? 0 }),
    volatilities: () =>
      t('volatilityOf', { values: list.format((address.volatilities ?? []).map((value) => tGames(`facts.${value}`))) }),
    features: () => list.format((address.features ?? []).map((feature) => tGames(`feature.${feature}`))),
  }
  return (filter) => names[filter]()
}
