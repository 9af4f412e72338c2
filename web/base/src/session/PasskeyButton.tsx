import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { Button } from '@ronda/ui'
import { api } from '../call/api.ts'
import { answerPasskey } from './passkeys.ts'
import { readRemembered } from './remembered.ts'
import type { Login } from './useLogin.ts'

export type MethodProps = {
  readonly login: Login
  readonly onRefused: (code: Refusal['code'] | undefined) => void
}

/** Signs in with a passkey of the device: no name and no password. */
async function signIn(login: Login): Promise<Refusal | undefined> {
  const { side } = login
  const given = await answerPasskey(side === 'staff')
  if (given === undefined) return undefined
  if (!given.ok) return given.error
  const remember = readRemembered(Date.now()) !== undefined
  const reply =
    side === 'staff'
      ? await api.staffSession.passkeyLogin(given.value)
      : await api.session.passkeyLogin({ ...given.value, remember, side })
  return login.settle(reply, { isWithoutPassword: true })
}

export function PasskeyButton({ login, onRefused, label }: MethodProps & { readonly label?: string }) {
  const t = useTranslations('session.login')
  const [isBusy, setBusy] = useState(false)
  async function press(): Promise<void> {
    setBusy(true)
    onRefused(undefined)
    const refusal = await signIn(login)
    setBusy(false)
    onRefused(refusal?.code)
  }
  return (
    <Button variant="quiet" isWide isBusy={isBusy} title={t('passkeyHint')} onClick={() => void press()}>
      {!isBusy && <Fingerprint aria-hidden className="size-icon" />}
      {label ?? t('passkey')}
    </Button>
  )
}
