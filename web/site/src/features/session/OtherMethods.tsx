import { useTranslations } from 'use-intl'
import { useState } from 'react'
import type { Refusal } from '@ronda/client/lazy'
import { useModule } from '@ronda/base/brand/modules.queries.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { DemoButton } from './DemoButton.tsx'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { PasskeyButton } from '@ronda/base/session/PasskeyButton.tsx'
import { canUsePasskeys } from '@ronda/base/session/passkeys.ts'
import { SocialButtons } from './SocialButtons.tsx'
import type { Login } from '@ronda/base/session/useLogin.ts'

/** Sign-in methods without typing, as far as they are on. Agents use their name or a passkey. */
export function OtherMethods({ login }: { readonly login: Login }) {
  const t = useTranslations('session.login')
  const { refusalText } = useLanguage()
  const isMember = login.side === 'member'
  const hasPasskey = useModule('PASSKEYLOGIN3') && canUsePasskeys()
  const hasSocial = useModule('SOCIALLOGIN3') && isMember
  const hasDemo = useModule('FREEPLAY3') && isMember
  const [failure, setFailure] = useState<Refusal['code']>()
  if (!hasPasskey && !hasSocial && !hasDemo) return null
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-text-faint before:bg-line after:bg-line flex items-center gap-3 text-sm before:h-px before:flex-1 after:h-px after:flex-1">
        {t('or')}
      </p>
      {hasPasskey && <PasskeyButton login={login} onRefused={setFailure} />}
      {hasSocial && <SocialButtons onRefused={setFailure} />}
      {hasDemo && <DemoButton login={login} onRefused={setFailure} />}
      <FormError text={failure === undefined ? undefined : refusalText(failure)} />
    </div>
  )
}
