import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '@ronda/ui'
import { changeTheme, readTheme, watchTheme } from './theme.ts'

export function ThemeSwitch() {
  const t = useTranslations('shell')
  const isDark = useSyncExternalStore(watchTheme, readTheme, () => 'dark') === 'dark'
  return (
    <IconButton
      icon={isDark ? Sun : Moon}
      label={isDark ? t('toLight') : t('toDark')}
      onClick={() => changeTheme(isDark ? 'light' : 'dark')}
    />
  )
}
