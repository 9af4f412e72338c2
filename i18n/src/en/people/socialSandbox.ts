/** The page of the sandbox's identity providers: what Facebook or Google would ask. */
export const socialSandbox = {
  title: 'Continue to {brandName}',
  label: 'Sandbox. No real provider is contacted, and nothing leaves this server.',
  choose: 'Choose a test account',
  somebodyElse: 'Somebody else',
  name: 'Name',
  email: 'E-mail',
  isProven: 'The e-mail is verified',
  outcome: 'Expected result',
  outcomes: {
    good: 'Success',
    audience: 'The token is meant for another site',
    expired: 'The token has expired',
    signature: 'The token is signed with another key',
    nonce: 'The token belongs to another sign-in',
    fault: 'The provider fails',
  },
  shares: '{brandName} will see your name and your e-mail address.',
  agree: 'Continue',
  deny: 'Do not allow',
  invalid: 'Enter a name and an e-mail address.',
  unreadable: 'This sign-in could not be read. Go back and start again.',
} as const
