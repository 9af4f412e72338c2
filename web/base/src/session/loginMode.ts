import { tabStore } from '../browser/store.ts'

/** The sign-in methods with typed input: name and password, number and password, number and code. */
export const LOGIN_MODES = ['username', 'mobile', 'sms'] as const
export type LoginMode = (typeof LOGIN_MODES)[number]

/** Where the tab of the browser stores the chosen method. */
export const LOGIN_MODE_KEY = 'ronda.login.mode'

/** The method that the sign-in opens with next, such as the one whose password was just reset. */
export function storeLoginMode(mode: LoginMode): void {
  tabStore.set(LOGIN_MODE_KEY, mode)
}
