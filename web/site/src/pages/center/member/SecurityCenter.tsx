import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Tabs } from '@ronda/ui'
import { TextsProvider } from '../../../shell/texts/TextsProvider.ts'
import { SignedTerms } from '../../../features/agentLink/SignedTerms.tsx'
import { TierLadder } from '../../../features/documents/TierLadder.tsx'
import { PaymentCard } from '../../../features/paymentPassword/PaymentCard.tsx'
import { ProfilePart } from '../../../features/profile/ProfilePart.tsx'
import { AuthenticatorCard } from '../../../features/security/AuthenticatorCard.tsx'
import { EmailCard, MobileCard } from '../../../features/security/ContactCards.tsx'
import { Loaded } from '../../../shell/layout/Loaded.tsx'
import { LockMeter } from '../../../features/security/LockMeter.tsx'
import { PasskeysCard } from '../../../features/security/PasskeysCard.tsx'
import { PasswordCard } from '../../../features/security/PasswordCard.tsx'
import { securityQuery } from '../../../features/security/security.queries.ts'
import { SessionsCard } from '../../../features/security/SessionsCard.tsx'

const TEXTS = ['session', 'security', 'profile'] as const

const PARTS = ['locks', 'profile', 'tiers'] as const
type Part = (typeof PARTS)[number]

function Locks() {
  const query = useQuery(securityQuery)
  return (
    <Loaded query={query}>
      {(overview) => (
        <div className="grid grid-cols-1 gap-4">
          <LockMeter overview={overview} />
          <PasswordCard changedAtMs={overview.passwordChangedAtMs} />
          <MobileCard mobile={overview.mobile} />
          <EmailCard email={overview.email} isProven={overview.isEmailProven} />
          <PaymentCard />
          <AuthenticatorCard isOn={overview.hasAuthenticator} codesLeft={overview.recoveryCodesLeft} />
          <PasskeysCard passkeys={overview.passkeys} />
          <SessionsCard />
        </div>
      )}
    </Loaded>
  )
}

const SCREENS: Readonly<Record<Part, () => React.ReactNode>> = {
  locks: () => <Locks />,
  profile: () => (
    <div className="grid grid-cols-1 gap-4">
      <ProfilePart />
      <SignedTerms />
    </div>
  ),
  tiers: () => <TierLadder />,
}

function Parts() {
  const t = useTranslations('profile.tabs')
  const navigate = useNavigate()
  const { tab } = useSearch({ from: '/shell/member' })
  const chosen = PARTS.find((part) => part === tab) ?? 'locks'
  return (
    <Tabs
      label={t('label')}
      tabs={PARTS.map((id) => ({ id, label: t(id) }))}
      chosen={chosen}
      onChoose={(part) =>
        void navigate({
          to: '/member',
          search: { view: 'securityCenter', ...(part !== 'locks' && { tab: part }) },
          resetScroll: false,
          replace: true,
        })
      }
    >
      {SCREENS[chosen]()}
    </Tabs>
  )
}

/** The security center: every security setting, the profile, and the verification tier. */
export function SecurityCenter() {
  return (
    <TextsProvider pages={TEXTS}>
      <Parts />
    </TextsProvider>
  )
}
