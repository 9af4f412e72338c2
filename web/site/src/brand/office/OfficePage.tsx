import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, Notice, Skeleton } from '@ronda/ui'
import { codeOf } from '../../api.ts'
import { usePageTexts } from '../../language/usePageTexts.ts'
import { useLanguage } from '../../language/useLanguage.ts'
import { useMember } from '../../people/session/useMember.ts'
import { NotFound } from '../../shell/NotFound.tsx'
import { isOperator } from '../../shell/roles.ts'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { settingsQuery } from './office.queries.ts'
import { OfficeForm } from './OfficeForm.tsx'

function Office() {
  const t = useTranslations('shell')
  const { refusalText } = useLanguage()
  const texts = usePageTexts('office')
  usePageTitle(texts?.title)
  const { data: written, error, refetch } = useQuery({ ...settingsQuery, refetchOnMount: false })
  if (error !== null) {
    const retry = <Button onClick={() => void refetch()}>{t('retry')}</Button>
    return <Notice isPage kind="failure" icon={CircleAlert} title={refusalText(codeOf(error))} actions={retry} />
  }
  if (texts === undefined || written === undefined) return <Skeleton className="m-8 h-24" />
  return <OfficeForm written={written} texts={texts} />
}

/** Where staff change the brand's settings. Everybody else gets a not-found page. */
export function OfficePage() {
  const member = useMember()
  if (member === undefined) return <Skeleton className="m-8 h-24" />
  return isOperator(member) ? <Office /> : <NotFound />
}
