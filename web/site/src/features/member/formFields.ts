import { rulesOf, type ModuleId, type RegisterRule, type RegisterSettings, type RegisterTab } from '@ronda/contract'

export type FormInput = {
  readonly tab: RegisterTab
  readonly isOn: (modId: ModuleId) => boolean
  /** The referral code is already known and checked, so it is not asked for. */
  readonly isInvited: boolean
}

/** The fields of a form, in order. */
export function formFields(settings: RegisterSettings, { tab, isOn, isInvited }: FormInput): readonly RegisterRule[] {
  return rulesOf(tab, settings.rules, isOn).filter(
    ({ field, enabled }) => enabled && !(field === 'affiliateCode' && isInvited),
  )
}

/** The form to show first: the wanted one, else the default of the settings. */
export function chooseTab(
  settings: RegisterSettings,
  isOn: (modId: ModuleId) => boolean,
  wanted: RegisterTab | undefined,
): RegisterTab {
  return isOn('MOBILENUMREG3') ? (wanted ?? settings.defaultTab) : 'register'
}
