import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Fingerprint, ScanLine, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, toast } from '@ronda/ui'
import { useSignOut } from '@ronda/base/session/useSignOut.ts'
import { AuthenticatorSetUp } from '@ronda/base/factor/AuthenticatorSetUp.tsx'
import { PasskeyAddition } from '@ronda/base/factor/PasskeyAddition.tsx'
import { canUsePasskeys } from '@ronda/base/session/passkeys.ts'
import { returnPath } from '@ronda/base/session/returnPath.ts'
import { waitForMember, memberQuery } from '@ronda/base/member/session.ts'
import { DESK_PATH } from '@ronda/base/browser/officePaths.ts'

type FactorProps = {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  readonly action: ReactNode
}

function Factor({ icon: Icon, title, text, action }: FactorProps) {
  return (
    <li className="bg-surface-2 border-line grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-lg border p-4">
      <Icon aria-hidden className="text-accent-text mt-half size-icon" />
      <div className="grid gap-1">
        <h2 className="font-bold">{title}</h2>
        <p className="text-text-soft text-sm">{text}</p>
      </div>
      <div className="col-start-2">{action}</div>
    </li>
  )
}

/** Browsers create no passkeys for an IP address. */
const isNamed = (): boolean => !/^[\d.:[\]]+$/.test(globalThis.location.hostname)

/** What staff must do first: set up one second factor of their choice. */
export function FactorSetUp() {
  const t = useTranslations('sessionStaff.setUp')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const { to } = useSearch({ strict: false })
  const [open, setOpen] = useState<'authenticator' | 'passkey'>()

  /** Closed without a factor, nothing changes. */
  async function goOn(): Promise<void> {
    setOpen(undefined)
    await queries.invalidateQueries({ queryKey: memberQuery.queryKey })
    const member = await waitForMember(queries)
    if (!member || member.isFactorDue) return
    toast(t('done'), 'good')
    await navigate({ href: returnPath(to ?? DESK_PATH), replace: true })
  }

  const canMakePasskey = canUsePasskeys() && isNamed()
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid grid-cols-1 gap-3">
        <Factor
          icon={ScanLine}
          title={t('authenticator')}
          text={t('authenticatorText')}
          action={<Button onClick={() => setOpen('authenticator')}>{t('authenticatorGo')}</Button>}
        />
        <Factor
          icon={Fingerprint}
          title={t('passkey')}
          text={canMakePasskey ? t('passkeyText') : t('passkeyNone')}
          action={
            canMakePasskey && (
              <Button variant="quiet" onClick={() => setOpen('passkey')}>
                {t('passkeyGo')}
              </Button>
            )
          }
        />
      </ul>
      <Button variant="quiet" isWide isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
        {t('signOut')}
      </Button>
      {open === 'authenticator' && <AuthenticatorSetUp onClose={() => void goOn()} />}
      {open === 'passkey' && <PasskeyAddition onClose={() => void goOn()} />}
    </div>
  )
}
