import { useTranslations } from 'use-intl'
import { useState } from 'react'
import type { Refusal } from '@ronda/client/lazy'
import { useModule } from '../../brand/modules.queries.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { DemoButton } from './DemoButton.tsx'
import { FormTrouble } from './FormTrouble.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { canUsePasskeys } from './passkeys.ts'
import { SocialButtons } from './SocialButtons.tsx'
import type { Login } from './useLogin.ts'

/** Ways in without typing anything, as far as they are on. Agents have their own name or a passkey. */
export function OtherWays({ login }: { readonly login: Login }) {
  const t = useTranslations('doors.login')
  const { refusalText } = useSpeech()
  const isMember = login.side === 'member'
  const hasPasskey = useModule('PASSKEYLOGIN3') && canUsePasskeys()
  const hasSocial = useModule('SOCIALLOGIN3') && isMember
  const hasDemo = useModule('FREEPLAY3') && isMember
  const [trouble, setTrouble] = useState<Refusal['code']>()
  if (!hasPasskey && !hasSocial && !hasDemo) return null
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-text-faint before:bg-line after:bg-line flex items-center gap-3 text-sm before:h-px before:flex-1 after:h-px after:flex-1">
        {t('or')}
      </p>
      {hasPasskey && <PasskeyButton login={login} onRefused={setTrouble} />}
      {hasSocial && <SocialButtons onRefused={setTrouble} />}
      {hasDemo && <DemoButton login={login} onRefused={setTrouble} />}
      <FormTrouble text={trouble === undefined ? undefined : refusalText(trouble)} />
    </div>
  )
}
