import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Dialog, Tabs } from '@ronda/ui'
import { useStoredChoice } from '@ronda/base/browser/useStoredChoice.ts'
import { useModule } from '@ronda/base/brand/modules.queries.ts'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { SESSION_TEXTS } from '@ronda/base/language/sessionTexts.ts'
import { OtherPopup } from '../../shell/dialog/OtherPopup.tsx'
import { useLeavePopup } from '../../shell/dialog/useLeavePopup.ts'
import { ForgotByEmail } from './ForgotByEmail.tsx'
import { ForgotByMobile } from './ForgotByMobile.tsx'
import { SetByLink } from './SetByLink.tsx'

type Method = 'email' | 'mobile'

/** By mobile first where mobile numbers are verified, else by e-mail. */
function ForgotMethods() {
  const t = useTranslations('session.forgot')
  const first: Method = useModule('REGMOBVERF3') ? 'mobile' : 'email'
  const [wanted, setWanted] = useStoredChoice<Method>('ronda.forgot.tab', ['email', 'mobile'])
  const way = wanted ?? first
  return (
    <Tabs
      label={t('ways')}
      chosen={way}
      onChoose={setWanted}
      tabs={[
        { id: 'mobile', label: t('byMobile') },
        { id: 'email', label: t('byEmail') },
      ]}
    >
      {way === 'mobile' ? <ForgotByMobile /> : <ForgotByEmail />}
    </Tabs>
  )
}

function ForgotPopup() {
  const t = useTranslations('session')
  const leave = useLeavePopup()
  const { link } = useSearch({ strict: false })
  return (
    <Dialog
      title={link === undefined ? t('forgot.title') : t('forgot.linkTitle')}
      closeLabel={t('close')}
      onClose={leave}
    >
      <div className="grid grid-cols-1 gap-5">
        {link === undefined ? <ForgotMethods /> : <SetByLink link={link} />}
        <OtherPopup to="/login" question={t('forgot.remembered')} answer={t('forgot.toLogin')} />
      </div>
    </Dialog>
  )
}

/** Resets a forgotten password; with a link from an e-mail, its second step. */
export function ForgotDialog() {
  return (
    <TextsProvider pages={SESSION_TEXTS}>
      <ForgotPopup />
    </TextsProvider>
  )
}
