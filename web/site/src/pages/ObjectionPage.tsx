import { Link, useSearch } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { Button, buttonClass, Notice } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { TextsProvider } from '../shell/texts/TextsProvider.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { ServiceButton } from '../shell/service/ServiceButton.tsx'
import { useContact } from '../shell/service/useContact.ts'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { memberQuery } from '@ronda/base/member/session.ts'

const TEXTS = ['securityObjection'] as const

function Stopped({ untilMs }: { readonly untilMs: number }) {
  const t = useTranslations('securityObjection')
  const format = useFormatter()
  const hasService = useContact().entries.length > 0
  const when = format.dateTime(untilMs, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <Notice
      isPage
      icon={ShieldCheck}
      title={t('doneTitle')}
      actions={
        <>
          <Link to="/forget" className={buttonClass()}>
            {t('password')}
          </Link>
          <ServiceButton label={t('service')} />
        </>
      }
    >
      {t('done', { when })} {t('next')} {hasService && t('nextService')}
    </Notice>
  )
}

function Objection() {
  const t = useTranslations('securityObjection')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const { link = '' } = useSearch({ strict: false })
  const [isBusy, setBusy] = useState(false)
  const [untilMs, setUntilMs] = useState<number>()
  const [failure, setFailure] = useState<Refusal['code']>()
  usePageTitle(t('title'))

  async function stop(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    const reply = await api.security.object({ link })
    setBusy(false)
    if (!reply.ok) return setFailure(reply.error.code)
    setUntilMs(reply.value.pausedUntil)
    // The session of this browser was ended with all the others.
    return queries.invalidateQueries({ queryKey: memberQuery.queryKey })
  }

  if (untilMs !== undefined) return <Stopped untilMs={untilMs} />
  if (failure !== undefined) {
    return (
      <Notice
        isPage
        kind="failure"
        icon={CircleAlert}
        title={t('failed')}
        actions={<ServiceButton label={t('service')} />}
      >
        {refusalText(failure)}
      </Notice>
    )
  }
  return (
    <Notice
      isPage
      icon={ShieldAlert}
      title={t('title')}
      actions={
        <Button variant="danger" isBusy={isBusy} onClick={() => void stop()}>
          {t('stop')}
        </Button>
      }
    >
      {t('text')} {t('keep')}
    </Notice>
  )
}

/**
 * Where the notice of a change leads a member who did not make it. A press is required, because mail programs open
 * links automatically.
 */
export function ObjectionPage() {
  return (
    <TextsProvider pages={TEXTS}>
      <Objection />
    </TextsProvider>
  )
}
