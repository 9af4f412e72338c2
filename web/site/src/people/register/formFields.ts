import { rulesOf, type ModuleId, type RegisterRule, type RegisterSettings, type RegisterTab } from '@ronda/contract'

export type FormInput = {
  readonly tab: RegisterTab
  readonly isOn: (modId: ModuleId) => boolean
  /** Somebody sent this newcomer, and we know them: nothing to ask. */
  readonly isInvited: boolean
}

/** The fields a form shows, in its order. */
export function formFields(settings: RegisterSettings, { tab, isOn, isInvited }: FormInput): readonly RegisterRule[] {
  return rulesOf(tab, settings.rules, isOn).filter(
    ({ field, enabled }) => enabled && !(field === 'affiliateCode' && isInvited),
  )
}

/** Which forms there are, the one to begin with first chosen. */
export function chooseTab(
  settings: RegisterSettings,
  isOn: (modId: ModuleId) => boolean,
  wanted: RegisterTab | undefined,
): RegisterTab {
  return isOn('MOBILENUMREG3') ? (wanted ?? settings.defaultTab) : 'register'
}
