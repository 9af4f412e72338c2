import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ProofPurpose, ProofWay } from '@ronda/contract'
import { Button, Dialog, Notice, Skeleton } from '@ronda/ui'
import { api, codeOf, granted } from '../call/api.ts'
import { SessionTexts } from '../language/SessionTexts.tsx'
import { useLanguage } from '../language/useLanguage.ts'
import { useSignOut } from './useSignOut.ts'
import type { ProofWanted } from './prove.ts'
import { ProveByPasskey } from './ProveByPasskey.tsx'
import { ProveByText, type TypedMethod } from './ProveByText.tsx'
import { canUsePasskeys } from './passkeys.ts'
import { memberQuery } from '../member/session.ts'

type Offered = { readonly way: ProofWay; readonly hint: string }

const isTyped = (offered: Offered): offered is Offered & { readonly way: TypedMethod } => offered.way !== 'passkey'

/** A member who signed in through an identity provider and has no other factor proves it by signing in there again. */
function NoMethod({ purpose, onLeave }: { readonly purpose: ProofPurpose; readonly onLeave: () => void }) {
  const t = useTranslations('session.prove')
  const signOut = useSignOut(onLeave)
  return (
    <>
      <p className="text-text-soft">{purpose === 'session' ? t('noWay') : t('noWayChange')}</p>
      <Button size="large" isWide isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
        {t('signOut')}
      </Button>
    </>
  )
}

type MethodsProps = {
  readonly purpose: ProofPurpose
  readonly ways: readonly Offered[]
  readonly onProven: () => void
  readonly onLeave: () => void
}

function Methods({ purpose, ways, onProven, onLeave }: MethodsProps) {
  const t = useTranslations('session.prove')
  const typed = ways.filter(isTyped)
  const [wanted, choose] = useState<TypedMethod>()
  const chosen = typed.find(({ way }) => way === wanted) ?? typed[0]
  const hasPasskey = canUsePasskeys() && ways.some(({ way }) => way === 'passkey')
  if (chosen === undefined && !hasPasskey) return <NoMethod purpose={purpose} onLeave={onLeave} />
  return (
    <>
      <p className="text-text-soft">{purpose === 'session' ? t('text') : t('textChange')}</p>
      {chosen !== undefined && (
        <ProveByText key={chosen.way} purpose={purpose} way={chosen.way} hint={chosen.hint} onProven={onProven} />
      )}
      {hasPasskey && <ProveByPasskey purpose={purpose} isAlone={chosen === undefined} onProven={onProven} />}
      {typed
        .filter(({ way }) => way !== chosen?.way)
        .map(({ way }) => (
          <Button key={way} variant="quiet" isWide onClick={() => choose(way)}>
            {t(way)}
          </Button>
        ))}
    </>
  )
}

function ProveDialog({ purpose, answer }: ProofWanted) {
  const t = useTranslations('session.prove')
  const tAuth = useTranslations('session')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['proofWays', purpose],
    queryFn: async () => granted(await api.session.proofWays({ purpose })).ways,
    // A passkey may have been added or removed since.
    gcTime: 0,
    meta: { isPrivate: true },
  })
  function goOn(): void {
    void queries.invalidateQueries({ queryKey: memberQuery.queryKey })
    answer(true)
  }
  return (
    <Dialog
      title={purpose === 'session' ? t('title') : t('titleChange')}
      closeLabel={tAuth('cancel')}
      onClose={() => answer(false)}
    >
      <div className="grid grid-cols-1 gap-4">
        {data !== undefined && <Methods purpose={purpose} ways={data} onProven={goOn} onLeave={() => answer(false)} />}
        {data === undefined && !isError && <Skeleton className="h-24 rounded-md" />}
        {isError && data === undefined && (
          <Notice
            kind="failure"
            icon={KeyRound}
            title={refusalText(codeOf(error))}
            actions={<Button onClick={() => void refetch()}>{tAuth('retry')}</Button>}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Asks for a proof of identity, and then continues the interrupted action. */
export function ProveAgain({ wanted }: { readonly wanted: ProofWanted }) {
  return (
    <SessionTexts>
      <ProveDialog key={wanted.purpose} {...wanted} />
    </SessionTexts>
  )
}
