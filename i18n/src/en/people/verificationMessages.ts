/** Text messages and e-mails with codes and links. Text messages avoid accents: one accent doubles their price. */
export const verificationMessages = {
  /** Of the simulated third-party service. */
  serviceSms: '{code} is your verification code for {brandName}.',
  sms: {
    login:
      '{brandName}: {code} is your code to sign in. Valid for {minutes} min. Never share it: we will never ask for it.',
    register:
      '{brandName}: {code} is your code to open your account. Valid for {minutes} min. Never share it: we will never ask for it.',
    password:
      '{brandName}: {code} is your code for a new password. Valid for {minutes} min. Never share it: we will never ask for it.',
    step: '{brandName}: {code} is your code to confirm it is you. Valid for {minutes} min. Never share it: we will never ask for it.',
    setMobile:
      '{brandName}: {code} is your code to confirm this number. Valid for {minutes} min. Never share it: we will never ask for it.',
    setEmail:
      '{brandName}: {code} is your code to confirm your address. Valid for {minutes} min. Never share it: we will never ask for it.',
    proof:
      '{brandName}: {code} is your code to confirm a change in your account. Valid for {minutes} min. Never share it: we will never ask for it.',
  },
  mail: {
    subject: '{code} is your {brandName} code',
    title: {
      login: 'Sign in',
      register: 'Create your account',
      password: 'New password',
      step: 'Confirm it is you',
      setMobile: 'Confirm your number',
      setEmail: 'Confirm this address',
      proof: 'Confirm the change',
    },
    lead: {
      login: 'Type this code to sign in:',
      register: 'Type this code to create your account:',
      password: 'Type this code to choose a new password:',
      step: 'Somebody is signing in from a new place. If it is you, type this code:',
      setMobile: 'Type this code to confirm your number:',
      setEmail: 'Type this code to confirm that this address is yours:',
      proof: 'Something important in your account is about to change. If it is you, type this code:',
    },
    life: 'It works once and expires in {minutes} minutes.',
    warning:
      'Never share this code. Nobody at {brandName} will ever ask you for it, by phone, chat or e-mail. If you did not ask for it, ignore this message: nothing happens without the code.',
    signature: 'You get this message because somebody typed this address at {brandName}.',
  },
  link: {
    subject: 'A new password for {brandName}',
    title: 'Choose a new password',
    lead: 'Somebody asked for a new password for this account. If it was you, open this page to choose it:',
    button: 'Choose a new password',
    life: 'The link works once and expires in {minutes} minutes.',
    warning: 'Do not share this link. If you did not ask for it, ignore this message: your password stays the same.',
  },
} as const
