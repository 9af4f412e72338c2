/** The page where a house that sends nothing to anybody shows what it would have sent. */
export const sandbox = {
  title: 'Sandbox messages',
  lead: 'No message service is set up: text messages and mails stay here for a day, and everybody can read them.',
  search: 'Search by number or address',
  clear: 'Show all',
  inboxes: 'Inbox',
  sms: {
    title: 'Text messages',
    empty: 'No text messages yet',
    emptyText: 'Ask for a code by mobile, and it shows up here by itself.',
  },
  mail: {
    title: 'Mailbox',
    empty: 'No mails yet',
    emptyText: 'Ask for a code or a link by e-mail, and it shows up here by itself.',
  },
  nothingFound: 'Nothing for that recipient',
  nothingFoundText: 'Messages to anybody else are still here.',
  failed: 'Not delivered',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser did not allow it. Select the text and copy it by hand.',
  failing: {
    title: 'How the message service behaves',
    none: 'Deliver',
    rejected: 'Reject',
    timeout: 'No answer',
    note: 'Messages are being lost on purpose. This is what people see when a carrier breaks.',
  },
  failure: 'The messages cannot be read just now',
  retry: 'Try again',
} as const
