import { useState } from 'react'
import { Fingerprint, KeyRound, Landmark, Mail, Smartphone, ChevronRight, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import type { StepWay } from '@ronda/contract'
import { Button } from '@ronda/ui'
import { useLanguage } from '../language/useLanguage.ts'
import { FormError } from '../form/FormError.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { StepForm } from './StepForm.tsx'
import type { Login, TypedStep, Verify } from './useLogin.ts'

const ICONS: Record<StepWay, LucideIcon> = {
  mobile: Smartphone,
  email: Mail,
  authenticator: KeyRound,
  bankName: Landmark,
  passkey: Fingerprint,
}

export type StepPanelProps = { readonly login: Login; readonly more: Verify }

const isTyped = (offered: Verify['ways'][number]): offered is TypedStep => offered.way !== 'passkey'

/** The password was right, and the account has a passkey, which is required now. */
function PasskeyStep({ login }: { readonly login: Login }) {
  const t = useTranslations('session.step')
  const { refusalText } = useLanguage()
  const [failure, setFailure] = useState<Refusal['code']>()
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-text-soft">{t('passkeyText')}</p>
      <FormError text={failure === undefined ? undefined : refusalText(failure)} />
      <PasskeyButton login={login} onRefused={setFailure} />
      <Button variant="quiet" isWide onClick={login.restart}>
        {t('restart')}
      </Button>
    </div>
  )
}

/** Where the first factor is not enough: choose another method and complete it. */
export function StepPanel({ login, more }: StepPanelProps) {
  const t = useTranslations('session.step')
  const typed = more.ways.filter(isTyped)
  const only = more.ways.length === 1 ? typed[0] : undefined
  const [chosen, setChosen] = useState(only)
  if (typed.length === 0) return <PasskeyStep login={login} />
  if (chosen !== undefined)
    return (
      <StepForm
        login={login}
        challenge={more.challenge}
        way={chosen}
        onBack={only === undefined ? () => setChosen(undefined) : undefined}
      />
    )
  const hints: Partial<Record<StepWay, string>> = {
    authenticator: t('authenticatorHint'),
    bankName: t('bankNameHint'),
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-text-soft">{t('text')}</p>
      <h3 className="font-bold">{t('ways')}</h3>
      <ul className="grid grid-cols-1 gap-2">
        {typed.map((each) => {
          const Icon = ICONS[each.way]
          return (
            <li key={each.way}>
              <button
                type="button"
                onClick={() => setChosen(each)}
                className="bg-surface-2 border-line hover:bg-surface-3 flex w-full items-center gap-4 rounded-lg border px-4 py-3 text-start transition-colors"
              >
                <Icon aria-hidden className="text-accent-text size-icon shrink-0" />
                <span className="grid min-w-0 flex-1">
                  <span className="font-medium">{t(each.way)}</span>
                  <span className="text-text-soft truncate text-sm">{hints[each.way] ?? each.hint}</span>
                </span>
                <ChevronRight aria-hidden className="text-text-faint size-icon-small" />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
