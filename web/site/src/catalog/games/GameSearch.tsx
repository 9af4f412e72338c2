import { Search, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton, TextField } from '@ronda/ui'
import type { SearchText } from './useSearchText.ts'

export function GameSearch({ search }: { readonly search: SearchText }) {
  const t = useTranslations('games')
  return (
    <search className="w-full tablet:max-w-dialog">
      <TextField
        isLabelHidden
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        label={t('search')}
        placeholder={t('search')}
        value={search.typed}
        onChange={(event) => search.type(event.target.value)}
        before={<Search aria-hidden className="text-text-faint ms-4 size-icon shrink-0" />}
        after={search.typed !== '' && <IconButton icon={X} label={t('clear')} onClick={search.clear} />}
      />
    </search>
  )
}
