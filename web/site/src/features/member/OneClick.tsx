import { useQueryClient } from '@tanstack/react-query'
import { Zap } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import type { LoginReply, RegisterRule } from '@ronda/contract'
import { ok } from '@ronda/core'
import { Button } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { CredentialsDialog } from '@ronda/base/password/CredentialsDialog.tsx'
import type { Login } from '@ronda/base/session/useLogin.ts'
import { askWithWork } from '../../shell/verification/askWithWork.ts'
import { checkTypedCode } from './checkTypedCode.ts'
import { clearDraft } from './draft.ts'
import { rejectCode } from './register.queries.ts'
import { invitationOf } from './registration.ts'
import { endRegistration, registrationId } from './registrationId.ts'
import { useSignLink } from './useLinkTerms.ts'
import type { RegisterForm } from './useRegisterForm.ts'

export type OneClickProps = {
  readonly filled: RegisterForm
  readonly rules: readonly RegisterRule[]
  readonly referralCode: string | undefined
  readonly linkTerms: string | undefined
  readonly login: Login
}

type Opened = { readonly login: LoginReply; readonly username: string; readonly password: string }

/** An account whose name and password the server generates; only the terms must be accepted. */
export function OneClick({ filled, rules, referralCode, linkTerms, login }: OneClickProps) {
  const t = useTranslations('session.register')
  const tSession = useTranslations('session')
  const { language, refusalText } = useLanguage()
  const queries = useQueryClient()
  const sign = useSignLink()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Refusal['code']>()
  const [opened, setOpened] = useState<Opened>()

  function refuse(code: Refusal['code']): void {
    if (code === 'identity.already_registered') endRegistration()
    if (code !== 'identity.affiliate_unknown') return setFailure(code)
    rejectCode(queries, referralCode)
    if (referralCode !== undefined) return setFailure(code)
    return filled.form.setError('affiliateCode', { message: refusalText(code) }, { shouldFocus: true })
  }

  async function open(): Promise<void> {
    if (!(await filled.form.trigger('termsAccepted', { shouldFocus: true }))) return
    setBusy(true)
    setFailure(undefined)
    const invitation = invitationOf(referralCode, rules, filled.form.getValues())
    // A code that was opened as a link has shown its terms; one that was typed shows them now.
    const signed = referralCode === undefined ? await checkTypedCode(invitation, sign) : ok({ linkTerms })
    if (!signed.ok) {
      setBusy(false)
      return refuse(signed.error.code)
    }
    const reply = await askWithWork(filled.work, (work) =>
      api.member.registerOneClick({
        termsAccepted: true,
        work,
        language,
        id: registrationId(),
        ...(invitation !== undefined && { referralCode: invitation }),
        ...(signed.value.linkTerms !== undefined && { linkTerms: signed.value.linkTerms }),
      }),
    )
    setBusy(false)
    if (!reply.ok) return refuse(reply.error.code)
    clearDraft()
    endRegistration()
    return setOpened(reply.value)
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <Button variant="quiet" isWide isBusy={isBusy} title={t('oneClickHint')} onClick={() => void open()}>
        {!isBusy && <Zap aria-hidden className="size-icon" />}
        {t('oneClick')}
      </Button>
      <FormError text={failure === undefined ? undefined : refusalText(failure)} />
      {opened && (
        <CredentialsDialog
          texts={{
            title: t('keepTitle'),
            text: t('keepText'),
            file: t('keepFile'),
            saved: t('keepDone'),
            close: tSession('close'),
          }}
          lines={[
            { label: tSession('fields.username'), value: opened.username },
            { label: tSession('fields.password'), value: opened.password },
          ]}
          onSaved={() => void login.settle({ ok: true, value: opened.login })}
        />
      )}
    </div>
  )
}
