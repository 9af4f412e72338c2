/** The page of the sandbox's identity providers: what Facebook or Google would ask. */
export const identity = {
  title: 'Continue to {brandName}',
  label: 'Sandbox. No real provider is asked, and nothing leaves this server.',
  choose: 'Choose who you are',
  somebodyElse: 'Somebody else',
  name: 'Name',
  email: 'E-mail',
  isProven: 'The address is proven',
  outcome: 'What should happen',
  outcomes: {
    good: 'All goes well',
    audience: 'The token is meant for another site',
    expired: 'The token has expired',
    signature: 'The token is signed with another key',
    nonce: 'The token belongs to another sign-in',
    fault: 'The provider breaks down',
  },
  shares: '{brandName} will see your name and your e-mail address.',
  agree: 'Continue',
  deny: 'Do not allow',
  invalid: 'Type a name and an e-mail address.',
  unreadable: 'This sign-in cannot be read. Go back and begin again.',
} as const
