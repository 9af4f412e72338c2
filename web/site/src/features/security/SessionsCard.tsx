import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, confirm, Skeleton, toast } from '@ronda/ui'
import { api, codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { finishAfterLogin } from '@ronda/base/session/afterLogin.ts'
import { memberQuery } from '@ronda/base/member/session.ts'
import { Card } from '../../shell/layout/Card.tsx'
import { sessionsQuery } from './security.queries.ts'
import { SessionLine } from './SessionLine.tsx'

/** The id that the call uses for all sessions but this one. */
const OTHERS = 'others'

type Ending = { readonly id: string; readonly isStranger: boolean }

function useEndSession() {
  const t = useTranslations('security.sessions')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ending: Ending) => api.session.end(ending),
    onSuccess(reply, { id, isStranger }) {
      void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      if (!reply.ok) return toast(refusalText(reply.error.code), 'bad')
      toast(isStranger || id === OTHERS ? t('endedAll') : t('ended1'))
      if (!reply.value.mustChangePassword) return undefined
      // A new password is required even after a sign-in without one, because somebody else may know it.
      finishAfterLogin('isWithoutPassword')
      return void queries.invalidateQueries({ queryKey: memberQuery.queryKey })
    },
  })
}

/** The current and recent sessions of the account, with a button to end each. */
export function SessionsCard() {
  const t = useTranslations('security.sessions')
  const tAuth = useTranslations('session')
  const { refusalText } = useLanguage()
  const { data, error, isError, refetch } = useQuery(sessionsQuery)
  const ending = useEndSession()
  async function endUnknown(id: string): Promise<void> {
    const isSure = await confirm({
      title: t('strangerTitle'),
      text: t('strangerText'),
      yes: t('strangerConfirm'),
      no: tAuth('cancel'),
      isDanger: true,
    })
    if (isSure) ending.mutate({ id, isStranger: true })
  }
  const others = data?.filter(({ isThis, isLive }) => !isThis && isLive).length ?? 0
  return (
    <Card
      icon={MonitorSmartphone}
      isDone={others === 0}
      title={t('title')}
      state={t('text')}
      action={
        others > 0 && (
          <Button
            variant="quiet"
            size="small"
            isBusy={ending.isPending && ending.variables.id === OTHERS}
            onClick={() => ending.mutate({ id: OTHERS, isStranger: false })}
          >
            {t('endOthers')}
          </Button>
        )
      }
    >
      <ul aria-busy={data === undefined && !isError} className="grid grid-cols-1 gap-3">
        {data === undefined && !isError && <Skeleton className="h-16" />}
        {data?.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            isBusy={ending.isPending}
            onEnd={() => ending.mutate({ id: session.id, isStranger: false })}
            onUnknown={() => void endUnknown(session.id)}
          />
        ))}
      </ul>
      {isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="text-text-soft text-sm">{refusalText(codeOf(error))}</p>
          <Button variant="quiet" size="small" onClick={() => void refetch()}>
            {tAuth('retry')}
          </Button>
        </div>
      )}
    </Card>
  )
}
