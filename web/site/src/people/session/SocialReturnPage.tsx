import { Link } from '@tanstack/react-router'
import { LoaderCircle, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { Button, buttonClass, Dialog, Notice } from '@ronda/ui'
import { api } from '../../api.ts'
import { TextsProvider } from '../../language/TextsProvider.tsx'
import { DOORS } from '../../language/usePageTexts.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { readSocialReturn } from './socialReturn.ts'
import { StepPanel } from './StepPanel.tsx'
import { useLeavePopup } from './useLeavePopup.ts'
import { useLogin } from './useLogin.ts'

function SocialReturn() {
  const t = useTranslations('doors')
  const { refusalText } = useSpeech()
  const leave = useLeavePopup()
  const [coming] = useState(readSocialReturn)
  const login = useLogin('member', coming?.to)
  const [trouble, setTrouble] = useState<Refusal['code']>()
  const isAsked = useRef(false)

  useEffect(() => {
    // The provider's answer is good for one try, and React may come here twice.
    if (isAsked.current) return
    isAsked.current = true
    const answer = globalThis.location.search.slice(1)
    void api.social
      .finish({ answer })
      .then((reply) => setTrouble(login.settle(reply, { isWithoutPassword: true })?.code))
  }, [login])

  async function again(): Promise<void> {
    if (coming === undefined) return leave()
    const reply = await api.social.begin({ provider: coming.provider })
    return reply.ok ? globalThis.location.assign(reply.value.url) : setTrouble(reply.error.code)
  }

  const title =
    login.more !== undefined ? t('step.title') : trouble === undefined ? t('social.working') : t('social.failed')
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={leave}>
      {login.more !== undefined && <StepPanel login={login} more={login.more} />}
      {login.more === undefined && trouble === undefined && (
        <div role="status" className="grid justify-items-center gap-4 py-8">
          <LoaderCircle aria-hidden className="text-accent-text size-icon-large animate-turn" />
          <p className="text-text-soft">{t('social.workingText')}</p>
        </div>
      )}
      {login.more === undefined && trouble !== undefined && (
        <Notice
          kind="trouble"
          icon={TriangleAlert}
          title={refusalText(trouble)}
          actions={
            <>
              <Button onClick={() => void again()}>{t('retry')}</Button>
              <Link to="/login" replace className={buttonClass('quiet')}>
                {t('social.toLogin')}
              </Link>
            </>
          }
        />
      )}
    </Dialog>
  )
}

/** Where an identity provider sends the browser back to: finishes the sign-in with its answer. */
export function SocialReturnPage() {
  return (
    <TextsProvider pages={DOORS}>
      <SocialReturn />
    </TextsProvider>
  )
}
