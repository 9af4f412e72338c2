import { useState } from 'react'
import { KeyRound, Landmark, Mail, Smartphone, ChevronRight, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { StepWay } from '@ronda/contract'
import { StepForm } from './StepForm.tsx'
import type { Login, Verify } from './useLogin.ts'

const ICONS: Record<StepWay, LucideIcon> = {
  mobile: Smartphone,
  email: Mail,
  authenticator: KeyRound,
  bankName: Landmark,
}

export type StepPanelProps = { readonly login: Login; readonly more: Verify }

/** From an address the house has not seen: choose a way to show who you are, and take it. */
export function StepPanel({ login, more }: StepPanelProps) {
  const t = useTranslations('doors.step')
  const only = more.ways.length === 1 ? more.ways[0] : undefined
  const [chosen, setChosen] = useState(only)
  if (chosen !== undefined)
    return (
      <StepForm
        login={login}
        challenge={more.challenge}
        way={chosen}
        onBack={only === undefined ? () => setChosen(undefined) : undefined}
      />
    )
  const hints: Record<StepWay, string | undefined> = {
    mobile: undefined,
    email: undefined,
    authenticator: t('authenticatorHint'),
    bankName: t('bankNameHint'),
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-text-soft">{t('text')}</p>
      <h3 className="font-bold">{t('ways')}</h3>
      <ul className="grid grid-cols-1 gap-2">
        {more.ways.map((each) => {
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
