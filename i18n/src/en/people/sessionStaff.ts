/** Staff sign-in and setup of the required second factor. */
export const sessionStaff = {
  title: 'Back office',
  lead: 'For staff only. You need your password and your authenticator app or passkey.',
  toSite: 'Go to the site',
  or: 'or',
  passkey: 'Sign in with a passkey',
  setUp: {
    title: 'Protect your account first',
    lead: 'Staff accounts require a second factor: without one, your account can do nothing else. It takes a minute.',
    authenticator: 'Authenticator app',
    authenticatorText: 'An app on your phone shows a new code every 30 seconds. Works everywhere.',
    authenticatorGo: 'Set up the app',
    passkey: 'Passkey',
    passkeyText: 'Your fingerprint, your face or the PIN of this device. Nothing to type.',
    passkeyGo: 'Create a passkey',
    passkeyNone: 'This browser, or the address you opened, does not support passkeys.',
    done: 'Your account is protected. Welcome.',
    signOut: 'Log out',
  },
} as const
