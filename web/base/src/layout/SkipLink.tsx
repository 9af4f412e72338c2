import { useTranslations } from 'use-intl'

/** The first focusable element: skips the menus. */
export function SkipLink() {
  const t = useTranslations('shell')
  return (
    <a
      href="#content"
      className="bg-accent text-on-accent fixed start-4 top-0 z-toast -translate-y-full rounded-md px-4 py-2 font-medium opacity-0 focus-visible:translate-y-4 focus-visible:opacity-100"
    >
      {t('skip')}
    </a>
  )
}
