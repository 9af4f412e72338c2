import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'

export type TileTexts = Readonly<Record<'play' | 'free' | 'freeShort' | 'favourite' | 'more', string>>

/** The texts of a tile, computed once for all its parts, because there may be thousands of tiles. */
export function useTileTexts({ displayName: game }: GameItem): TileTexts {
  const t = useTranslations('games')
  return useMemo(
    () => ({
      play: t('playNamed', { game }),
      free: t('freeNamed', { game }),
      freeShort: t('freeShort'),
      favourite: t('favourite', { game }),
      more: t('moreNamed', { game }),
    }),
    [t, game],
  )
}
