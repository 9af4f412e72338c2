import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { isModuleOn, type ModuleId, type RegisterSettings, type RegisterTab } from '@ronda/contract'
import { Button, Skeleton, Tabs } from '@ronda/ui'
import { useStoredChoice } from '@ronda/base/browser/useStoredChoice.ts'
import { modulesQuery } from '@ronda/base/brand/modules.queries.ts'
import { StepPanel } from '@ronda/base/session/StepPanel.tsx'
import type { Login } from '@ronda/base/session/useLogin.ts'
import { chooseTab, formFields } from './formFields.ts'
import { affiliateQuery, registerSettingsQuery } from './register.queries.ts'
import { RegisterForm } from './RegisterForm.tsx'

type RegisterPanelProps = { readonly login: Login; readonly referralCode: string | undefined }
type LoadedProps = RegisterPanelProps & {
  readonly settings: RegisterSettings
  readonly isOn: (modId: ModuleId) => boolean
}

function RegisterTabs({ login, referralCode, settings, isOn }: LoadedProps) {
  const t = useTranslations('session.register')
  const [wanted, setWanted] = useStoredChoice<RegisterTab>('ronda.register.tab', ['register', 'registerMobile'])
  // Until the check is answered the code counts, so that a fast form does not lose it: the server checks it again.
  const affiliate = useQuery(affiliateQuery(referralCode)).data
  const isRejected = affiliate?.isValid === false
  const invitation = isRejected ? undefined : referralCode
  const tab = chooseTab(settings, isOn, wanted)
  const tabs = [
    { id: 'register' as const, label: t('byName') },
    { id: 'registerMobile' as const, label: t('byMobile') },
  ]
  return (
    <Tabs label={t('ways')} chosen={tab} onChoose={setWanted} tabs={isOn('MOBILENUMREG3') ? tabs : tabs.slice(0, 1)}>
      <RegisterForm
        tab={tab}
        rules={formFields(settings, { tab, isOn, isInvited: invitation !== undefined })}
        settings={settings}
        invitation={invitation}
        terms={affiliate?.referral ?? undefined}
        link={affiliate?.link ?? undefined}
        rejected={isRejected ? referralCode : undefined}
        hasOneClick={settings.oneClick && isOn('ONECLICKREG3')}
        login={login}
      />
    </Tabs>
  )
}

function Waiting() {
  return (
    <div aria-busy className="grid grid-cols-1 gap-4">
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-control" />
        </div>
      ))}
      <Skeleton className="h-control-large rounded-full" />
    </div>
  )
}

/** The register form that the settings define, once they are loaded. */
export function RegisterPanel({ login, referralCode }: RegisterPanelProps) {
  const t = useTranslations('session')
  const settings = useQuery(registerSettingsQuery)
  const modules = useQuery(modulesQuery)
  if (login.more !== undefined) return <StepPanel login={login} more={login.more} />
  if (settings.data !== undefined && modules.data !== undefined) {
    const tree = modules.data
    return (
      <RegisterTabs
        login={login}
        referralCode={referralCode}
        settings={settings.data}
        isOn={(modId) => isModuleOn(tree, modId)}
      />
    )
  }
  if (!settings.isError && !modules.isError) return <Waiting />
  return (
    <div role="alert" className="grid justify-items-center gap-4 py-6 text-center">
      <p className="text-text-soft">{t('register.settingsLost')}</p>
      <Button onClick={() => void Promise.all([settings.refetch(), modules.refetch()])}>{t('retry')}</Button>
    </div>
  )
}
