import { useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { isLanguage, languages, offeredLanguages } from '@ronda/i18n'
import { Select } from '@ronda/ui'
import { api } from '../call/api.ts'
import { statusQuery } from '../brand/status.queries.ts'
import { useMember } from '../member/useMember.ts'
import { useLanguage } from './useLanguage.ts'

/** The languages that the brand offers. A member's choice is also used for messages to them. */
export function LanguageSelect() {
  const t = useTranslations('shell')
  const { language, changeLanguage } = useLanguage()
  const isMember = Boolean(useMember())
  const status = useQuery(statusQuery).data
  const offered = status === undefined ? Object.keys(languages).filter(isLanguage) : offeredLanguages(status.languages)
  const options = offered.map((code) => ({ value: code, label: languages[code].name }))

  function choose(value: string): void {
    if (!isLanguage(value)) return
    changeLanguage(value)
    if (isMember) void api.member.language({ language: value })
  }

  return <Select icon={Globe} label={t('language')} options={options} value={language} onChoose={choose} />
}
