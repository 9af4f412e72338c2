import { useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, Notice, Skeleton } from '@ronda/ui'
import { codeOf } from '../../api.ts'
import { TextsProvider } from '../../language/TextsProvider.tsx'
import { useSpeech } from '../../language/useSpeech.ts'
import { AuthenticatorCard } from './AuthenticatorCard.tsx'
import { EmailCard, MobileCard } from './ContactCards.tsx'
import { LockMeter } from './LockMeter.tsx'
import { PasskeysCard } from './PasskeysCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { securityQuery } from './security.queries.ts'
import { SessionsCard } from './SessionsCard.tsx'

const TEXTS = ['doors', 'security'] as const

function Waiting() {
  return (
    <div aria-busy className="grid grid-cols-1 gap-4">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-20 rounded-xl" />
      ))}
    </div>
  )
}

function Locks() {
  const t = useTranslations('security')
  const tDoors = useTranslations('doors')
  const { refusalText } = useSpeech()
  const { data, error, isError, refetch } = useQuery(securityQuery)
  if (data !== undefined)
    return (
      <div className="grid grid-cols-1 gap-4">
        <LockMeter overview={data} />
        <PasswordCard changedAtMs={data.passwordChangedAtMs} />
        <MobileCard mobile={data.mobile} />
        <EmailCard email={data.email} isProven={data.isEmailProven} />
        <AuthenticatorCard isOn={data.hasAuthenticator} codesLeft={data.recoveryCodesLeft} />
        <PasskeysCard passkeys={data.passkeys} />
        <SessionsCard />
      </div>
    )
  if (!isError) return <Waiting />
  return (
    <Notice
      kind="trouble"
      icon={ShieldAlert}
      title={t('failed')}
      actions={<Button onClick={() => void refetch()}>{tDoors('retry')}</Button>}
    >
      {refusalText(codeOf(error))}
    </Notice>
  )
}

/** The security center: every lock of the account and everywhere it is open. */
export function SecurityCenter() {
  return (
    <TextsProvider pages={TEXTS}>
      <Locks />
    </TextsProvider>
  )
}
