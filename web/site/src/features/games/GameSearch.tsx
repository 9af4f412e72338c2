import { useTranslations } from 'use-intl'
import { SearchField } from '@ronda/ui'
import type { SearchText } from '@ronda/base/games/useSearchText.ts'

export function GameSearch({ search }: { readonly search: SearchText }) {
  const t = useTranslations('games')
  return (
    <SearchField
      label={t('search')}
      clearLabel={t('clear')}
      text={search.typed}
      onType={search.type}
      onClear={search.clear}
    />
  )
}
