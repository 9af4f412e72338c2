import { Globe } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { isLanguage, languages } from '@ronda/i18n'
import { Select } from '@ronda/ui'
import { useSpeech } from './useSpeech.ts'

const options = Object.entries(languages).map(([value, { name }]) => ({ value, label: name }))

export function LanguageSelect() {
  const t = useTranslations('shell')
  const { language, speak } = useSpeech()
  return (
    <Select
      icon={Globe}
      label={t('language')}
      options={options}
      value={language}
      onChoose={(value) => isLanguage(value) && speak(value)}
    />
  )
}
