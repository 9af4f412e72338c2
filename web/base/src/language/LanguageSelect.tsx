import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { isLanguage, languages, offeredLanguages, type Language } from '@ronda/i18n'
import { Select } from '@ronda/ui'
import { api } from '../call/api.ts'
import { statusQuery } from '../brand/status.queries.ts'
import { memberQuery } from '../member/session.ts'
import { useMember } from '../member/useMember.ts'
import { useLanguage } from './useLanguage.ts'

/** The languages that the brand offers. A member's choice is also used for messages to them. */
export function LanguageSelect() {
  const t = useTranslations('shell')
  const { language, changeLanguage } = useLanguage()
  const queries = useQueryClient()
  const isMember = Boolean(useMember())
  const status = useQuery(statusQuery).data
  const offered = status === undefined ? Object.keys(languages).filter(isLanguage) : offeredLanguages(status.languages)
  const options = offered.map((code) => ({ value: code, label: languages[code].name }))

  /** The member info has words of the server, such as the name of the rank. */
  async function tell(chosen: Language): Promise<void> {
    await api.member.language({ language: chosen })
    await queries.invalidateQueries({ queryKey: memberQuery.queryKey })
  }

  function choose(value: string): void {
    if (!isLanguage(value)) return
    changeLanguage(value)
    if (isMember) void tell(value)
  }

  return <Select icon={Globe} label={t('language')} options={options} value={language} onChoose={choose} />
}
