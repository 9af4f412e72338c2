import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import type { ProofPurpose } from '@ronda/contract'
import { Button } from '@ronda/ui'
import { api } from '../call/api.ts'
import { useLanguage } from '../language/useLanguage.ts'
import { FormError } from '../form/FormError.tsx'
import { isOperator } from '../member/roles.ts'
import { answerPasskey } from './passkeys.ts'
import { useMember } from '../member/useMember.ts'

type ProveByPasskeyProps = {
  readonly purpose: ProofPurpose
  /** Whether it is the only method: then its button is the primary one. */
  readonly isAlone: boolean
  readonly onProven: () => void
}

export function ProveByPasskey({ purpose, isAlone, onProven }: ProveByPasskeyProps) {
  const t = useTranslations('session')
  const { refusalText } = useLanguage()
  const isStaff = isOperator(useMember())
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Refusal['code']>()
  async function press(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    const given = await answerPasskey(isStaff)
    const reply = given?.ok ? await api.session.proveAgain({ way: 'passkey', purpose, ...given.value }) : given
    setBusy(false)
    if (reply?.ok) return onProven()
    return setFailure(reply?.error.code)
  }
  return (
    <>
      <FormError text={failure === undefined ? undefined : refusalText(failure)} />
      <Button
        variant={isAlone ? 'primary' : 'quiet'}
        size="large"
        isWide
        isBusy={isBusy}
        title={t('login.passkeyHint')}
        onClick={() => void press()}
      >
        {!isBusy && <Fingerprint aria-hidden className="size-icon" />}
        {t('prove.passkey')}
      </Button>
    </>
  )
}
