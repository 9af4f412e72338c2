import { Link } from '@tanstack/react-router'
import { LoaderCircle, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ok } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import { Button, buttonClass, Dialog, Notice } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { TextsProvider } from '../shell/texts/TextsProvider.ts'
import { SESSION_TEXTS } from '@ronda/base/language/sessionTexts.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { readSocialReturn } from '../features/session/socialReturn.ts'
import { SocialTerms } from '../features/session/SocialTerms.tsx'
import { StepPanel } from '@ronda/base/session/StepPanel.tsx'
import { useLeavePopup } from '../shell/dialog/useLeavePopup.ts'
import { useLogin } from '@ronda/base/session/useLogin.ts'

function Failure({ code, onAgain }: { readonly code: Refusal['code']; readonly onAgain: () => void }) {
  const t = useTranslations('session')
  const { refusalText } = useLanguage()
  return (
    <Notice
      kind="failure"
      icon={TriangleAlert}
      title={refusalText(code)}
      actions={
        <>
          <Button onClick={onAgain}>{t('retry')}</Button>
          <Link to="/login" replace className={buttonClass('quiet')}>
            {t('social.toLogin')}
          </Link>
        </>
      }
    />
  )
}

function SocialReturn() {
  const t = useTranslations('session')
  const leave = useLeavePopup()
  const [coming] = useState(readSocialReturn)
  const login = useLogin('member', coming?.to)
  const [failure, setFailure] = useState<Refusal['code']>()
  const [ageMin, setAgeMin] = useState<number>()
  const isAsked = useRef(false)

  useEffect(() => {
    // The provider's answer is valid once, and React may run this effect twice.
    if (isAsked.current) return
    isAsked.current = true
    const answer = globalThis.location.search.slice(1)
    void api.social.finish({ answer }).then((reply) => {
      if (!reply.ok) return setFailure(reply.error.code)
      const { value } = reply
      if (value.step === 'terms') return setAgeMin(value.ageMin)
      return setFailure(login.settle(ok(value), { isWithoutPassword: true })?.code)
    })
  }, [login])

  async function again(): Promise<void> {
    if (coming === undefined) return leave()
    const reply = await api.social.begin({ provider: coming.provider })
    return reply.ok ? globalThis.location.assign(reply.value.url) : setFailure(reply.error.code)
  }

  if (ageMin !== undefined && login.more === undefined && failure === undefined) {
    return (
      <Dialog title={t('social.terms')} closeLabel={t('close')} onClose={leave}>
        <SocialTerms ageMin={ageMin} login={login} onRefused={setFailure} />
      </Dialog>
    )
  }
  const title =
    login.more !== undefined ? t('step.title') : failure === undefined ? t('social.working') : t('social.failed')
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={leave}>
      {login.more !== undefined && <StepPanel login={login} more={login.more} />}
      {login.more === undefined && failure === undefined && (
        <div role="status" className="grid justify-items-center gap-4 py-8">
          <LoaderCircle aria-hidden className="text-accent-text size-icon-large animate-turn" />
          <p className="text-text-soft">{t('social.workingText')}</p>
        </div>
      )}
      {login.more === undefined && failure !== undefined && <Failure code={failure} onAgain={() => void again()} />}
    </Dialog>
  )
}

/** Where an identity provider sends the browser back to: finishes the sign-in with its answer. */
export function SocialReturnPage() {
  return (
    <TextsProvider pages={SESSION_TEXTS}>
      <SocialReturn />
    </TextsProvider>
  )
}
