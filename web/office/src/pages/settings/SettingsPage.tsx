import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, Notice, Skeleton } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { usePageTexts } from '../../shell/texts/pageTexts.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { NotFound } from '@ronda/base/layout/NotFound.tsx'
import { isOperator } from '@ronda/base/member/roles.ts'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { settingsQuery } from '../../features/settings/settings.queries.ts'
import { SettingsForm } from './SettingsForm.tsx'

function Settings() {
  const t = useTranslations('shell')
  const { refusalText } = useLanguage()
  const texts = usePageTexts('settings')
  usePageTitle(texts?.title)
  const { data: written, error, refetch } = useQuery({ ...settingsQuery, refetchOnMount: false })
  if (error !== null) {
    const retry = <Button onClick={() => void refetch()}>{t('retry')}</Button>
    return <Notice isPage kind="failure" icon={CircleAlert} title={refusalText(codeOf(error))} actions={retry} />
  }
  if (texts === undefined || written === undefined) return <Skeleton className="m-8 h-24" />
  return <SettingsForm written={written} texts={texts} />
}

/** Where staff change the brand's settings. Everybody else gets a not-found page. */
export function SettingsPage() {
  const member = useMember()
  if (member === undefined) return <Skeleton className="m-8 h-24" />
  return isOperator(member) ? <Settings /> : <NotFound />
}
