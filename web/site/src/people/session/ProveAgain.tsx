import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ProofWay } from '@ronda/contract'
import { Button, Dialog, Notice, Skeleton } from '@ronda/ui'
import { api, codeOf, granted } from '../../api.ts'
import { DOORS } from '../../language/usePageTexts.ts'
import { TextsProvider } from '../../language/TextsProvider.tsx'
import { useSpeech } from '../../language/useSpeech.ts'
import { useSignOut } from '../member/useSignOut.ts'
import { ProveByPasskey } from './ProveByPasskey.tsx'
import { ProveByText, type TypedWay } from './ProveByText.tsx'
import { canUsePasskeys } from './passkeys.ts'
import { memberQuery } from './session.ts'

type ProveAgainProps = { readonly onAnswer: (isProven: boolean) => void }

const TYPED: readonly TypedWay[] = ['password', 'authenticator']

/** Whoever came through another house and has set no key of their own proves it by coming again. */
function NoWay({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTranslations('doors.prove')
  const signOut = useSignOut(onLeave)
  return (
    <>
      <p className="text-text-soft">{t('noWay')}</p>
      <Button size="large" isWide isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
        {t('signOut')}
      </Button>
    </>
  )
}

type WaysProps = { readonly ways: readonly ProofWay[]; readonly onProven: () => void; readonly onLeave: () => void }

function Ways({ ways, onProven, onLeave }: WaysProps) {
  const t = useTranslations('doors.prove')
  const typed = TYPED.filter((way) => ways.includes(way))
  const [chosen, choose] = useState(typed[0])
  const other = typed.find((way) => way !== chosen)
  const hasPasskey = ways.includes('passkey') && canUsePasskeys()
  if (chosen === undefined && !hasPasskey) return <NoWay onLeave={onLeave} />
  return (
    <>
      <p className="text-text-soft">{t('text')}</p>
      {chosen !== undefined && <ProveByText key={chosen} way={chosen} onProven={onProven} />}
      {hasPasskey && <ProveByPasskey isAlone={chosen === undefined} onProven={onProven} />}
      {other !== undefined && (
        <Button look="quiet" isWide onClick={() => choose(other)}>
          {t(other)}
        </Button>
      )}
    </>
  )
}

function ProveDialog({ onAnswer }: ProveAgainProps) {
  const t = useTranslations('doors.prove')
  const tDoors = useTranslations('doors')
  const { refusalText } = useSpeech()
  const queries = useQueryClient()
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['proofWays'],
    queryFn: async () => granted(await api.session.proofWays()).ways,
    // A passkey may have been added or removed since.
    gcTime: 0,
    meta: { isPrivate: true },
  })
  function answer(): void {
    void queries.invalidateQueries({ queryKey: memberQuery.queryKey })
    onAnswer(true)
  }
  return (
    <Dialog title={t('title')} closeLabel={tDoors('cancel')} onClose={() => onAnswer(false)}>
      <div className="grid grid-cols-1 gap-4">
        {data !== undefined && <Ways ways={data} onProven={answer} onLeave={() => onAnswer(false)} />}
        {data === undefined && !isError && <Skeleton className="h-24 rounded-md" />}
        {isError && data === undefined && (
          <Notice
            kind="trouble"
            icon={KeyRound}
            title={refusalText(codeOf(error))}
            actions={<Button onClick={() => void refetch()}>{tDoors('retry')}</Button>}
          />
        )}
      </div>
    </Dialog>
  )
}

/** For a browser that was only remembered: proof of who is there, and then on with what was being done. */
export function ProveAgain(props: ProveAgainProps) {
  return (
    <TextsProvider pages={DOORS}>
      <ProveDialog {...props} />
    </TextsProvider>
  )
}
