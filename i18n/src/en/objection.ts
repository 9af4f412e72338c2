/** The page that the link of a security notice opens. */
export const objection = {
  title: 'Was it not you?',
  text: 'Somebody changed something in your account, and we told you so. If it was not you, stop it here: we sign your account out everywhere and pay nothing out for a week.',
  keep: 'Nothing else changes. If it was you, close this page.',
  stop: 'It was not me: stop it',
  doneTitle: 'It is stopped',
  done: 'Your account is signed out everywhere, and nothing is paid out until {when}.',
  next: 'Now choose a new password, and write to customer service so that we set things right together.',
  password: 'Choose a new password',
  service: 'Customer service',
  failed: 'It could not be done',
} as const
