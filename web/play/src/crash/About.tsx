import { useTranslations } from 'use-intl'

/** How to cash out, by hand and at a target, and the return. */
export function About() {
  const t = useTranslations('sharedRound.crash.about')
  return (
    <ul className="comet-about">
      <li>{t('clock')}</li>
      <li>{t('auto')}</li>
      <li>{t('line')}</li>
      <li>{t('returned')}</li>
      <li>{t('largest')}</li>
    </ul>
  )
}
