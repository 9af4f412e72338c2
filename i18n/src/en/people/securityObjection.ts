/** The page that the link in a security notice opens. */
export const securityObjection = {
  title: 'Wasn’t it you?',
  text: 'Somebody changed something in your account, and we notified you. If it was not you, stop it here: we will log your account out everywhere and pay no withdrawals for a week.',
  keep: 'Nothing else changes. If it was you, close this page.',
  stop: 'It was not me: stop it',
  doneTitle: 'Account protected',
  done: 'Your account is logged out everywhere, and no withdrawals are paid until {when}.',
  next: 'Now choose a new password.',
  nextService: 'Then contact customer service to resolve it.',
  password: 'Choose a new password',
  service: 'Customer service',
  failed: 'It could not be done',
} as const
