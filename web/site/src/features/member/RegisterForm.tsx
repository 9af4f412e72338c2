import { useTranslations } from 'use-intl'
import type { AgentLinkTerms, ReferralTerms, RegisterRule, RegisterSettings, RegisterTab } from '@ronda/contract'
import { Button, Checkbox } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { useFirstFocus } from '@ronda/base/form/useFirstFocus.ts'
import type { Login } from '@ronda/base/session/useLogin.ts'
import { FieldInput } from './FieldInput.tsx'
import { InvitedBy } from './InvitedBy.tsx'
import { OneClick } from './OneClick.tsx'
import { TermsLink } from '../../shell/dialog/TermsLink.tsx'
import { useRegisterForm } from './useRegisterForm.ts'

export type RegisterFormProps = {
  readonly tab: RegisterTab
  readonly rules: readonly RegisterRule[]
  readonly settings: RegisterSettings
  /** The referral code of the link, unless the server has rejected it. */
  readonly invitation: string | undefined
  /** What the invitation brings, when it is a member's. */
  readonly terms: ReferralTerms | undefined
  /** What is signed with the form, when it is an agent's link. */
  readonly link: AgentLinkTerms | undefined
  /** The referral code of the link that the server has rejected. */
  readonly rejected: string | undefined
  readonly hasOneClick: boolean
  readonly login: Login
}

const NETWORK = ['network.offline', 'network.timeout']

export function RegisterForm(props: RegisterFormProps) {
  const { tab, rules, settings, invitation, terms, link, rejected, hasOneClick, login } = props
  const t = useTranslations('session')
  const tPeople = useTranslations('people')
  const { refusalText } = useLanguage()
  const filled = useRegisterForm({ tab, rules, referralCode: invitation, linkTerms: link?.hash, login })
  const { form, failure, work, submit } = filled
  useFirstFocus(() => form.setFocus(rules[0]?.field ?? 'termsAccepted'))
  return (
    <form
      noValidate
      autoComplete="off"
      className="grid grid-cols-1 gap-4"
      onInput={work.begin}
      onChange={filled.recheck}
      onSubmit={submit}
    >
      {invitation !== undefined && <InvitedBy code={invitation} terms={terms} link={link} />}
      {rejected !== undefined && (
        <p role="status" className="bg-loss-soft text-loss rounded-md px-4 py-3 text-sm font-medium">
          {t('register.linkInvalid', { code: rejected })}
        </p>
      )}
      <p className="text-text-faint text-sm">{t('required')}</p>
      {rules.map((rule) => (
        <FieldInput key={rule.field} rule={rule} filled={filled} />
      ))}
      <Checkbox
        {...form.register('termsAccepted', { validate: (value) => value || t('register.termsMissing') })}
        error={form.formState.errors.termsAccepted?.message}
      >
        {t.rich('register.terms', { age: settings.ageMin, link: TermsLink })}
      </Checkbox>
      <FormError
        text={failure === undefined ? undefined : NETWORK.includes(failure) ? t('lost') : refusalText(failure)}
      />
      <Button type="submit" size="large" isWide isBusy={form.formState.isSubmitting}>
        {tPeople('register.submit')}
      </Button>
      {hasOneClick && (
        <OneClick filled={filled} rules={rules} referralCode={invitation} linkTerms={link?.hash} login={login} />
      )}
    </form>
  )
}
