/** The sandbox outbox: messages that would have been sent. */
export const verificationSandbox = {
  title: 'Sandbox messages',
  lead: 'No message service is set up: text messages and e-mails stay here for a day, and everybody can read them.',
  search: 'Search by number or address',
  clear: 'Show all',
  inboxes: 'Inbox',
  sms: {
    title: 'Text messages',
    empty: 'No text messages yet',
    emptyText: 'Request a code by mobile and it appears here.',
  },
  mail: {
    title: 'Mailbox',
    empty: 'No e-mails yet',
    emptyText: 'Request a code or a link by e-mail and it appears here.',
  },
  nothingFound: 'No results',
  nothingFoundText: 'There are no messages for that recipient.',
  failed: 'Not delivered',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser did not allow it. Select the text and copy it yourself.',
  failing: {
    title: 'How the message service behaves',
    none: 'Deliver',
    rejected: 'Reject',
    timeout: 'No response',
    note: 'Messages fail on purpose. This is what people see when the message service fails.',
  },
  failure: 'Couldn’t load the messages',
  retry: 'Try again',
} as const
