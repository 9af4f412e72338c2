/** Security notices by e-mail and text message. `{…}` is filled in by the server. */
export const passwordNotices = {
  greeting: 'Hello {username},',
  signature: 'The {brandName} team',
  changes: {
    password: 'The password of your account was changed.',
    paymentPassword: 'The payment password of your account was changed.',
    documentApproved: 'Your document was approved. Open your security center to see what you can do now.',
    documentRefused: 'Your document could not be accepted. Open your security center to see why and send another one.',
    documentAskedAgain: 'We need a new document from you. Open your security center to see which one and why.',
    authenticatorAdded: 'An authenticator app was added to your account.',
    authenticatorRemoved: 'The authenticator app was removed from your account.',
    passkeyAdded: 'A passkey was added to your account.',
    passkeyRemoved: 'A passkey was removed from your account.',
    email: 'The e-mail address of your account was changed to {to}.',
    mobile: 'The mobile number of your account was changed to {to}.',
    payeeAsked: 'A change of your payee name was requested. It applies once our team has checked it.',
    payeeApproved: 'Your payee name was changed.',
    payeeRefused: 'Your payee name stays the same: the change you requested was not accepted.',
    payoutAdded: 'A payout account was added: {to}.',
    payoutRemoved: 'A payout account was removed: {to}.',
    newBrowser: 'Somebody signed in to your account from a new browser: {to}.',
    objection:
      'A change in your account was reported. We logged you out everywhere and will pay no withdrawals for a week.',
    rememberStolen:
      'Somebody used a copy of a saved sign-in of your account. To be safe, we logged you out everywhere.',
  },
  papers: {
    subject: 'News about your documents at {brandName}',
    note: 'We will never ask you for documents by phone, chat or e-mail.',
    button: 'Open {brandName}',
    sms: '{brandName}: {change}',
  },
  objectable: {
    subject: 'Something changed in your {brandName} account',
    note: 'If it was not you, press the button within three days. We will log your account out everywhere and pay no withdrawals for a week, so that you have time to contact us.',
    button: 'It was not me',
    sms: '{brandName}: {change} Not you? {url}',
  },
  changed: {
    subject: 'Something changed in your {brandName} account',
    note: 'If it was not you, choose a new password at once and contact customer service.',
    button: 'Open {brandName}',
    sms: '{brandName}: {change} Not you? Choose a new password now.',
  },
} as const
