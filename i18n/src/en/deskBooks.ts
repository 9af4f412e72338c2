/** The audit of the ledger at the desk. */
export const deskBooks = {
  state: 'State of the ledger',
  right: 'The ledger adds up: {entries} entries, no fault.',
  late: 'The hourly audit has not run for more than two hours. Check that the server’s jobs are running.',
  wrong: 'The ledger does not add up. Stop payouts and call an engineer.',
  checked: 'Audited {when}',
  checkedIn: 'Audited {when}, in {took}',
  check: 'Audit now',
  faults: 'What is wrong',
  runs: 'Earlier audits',
  accounts: 'House accounts',
  columns: {
    when: 'Audited',
    took: 'Duration',
    entries: 'Entries',
    faults: 'Faults',
    account: 'Account',
    currency: 'Currency',
    balance: 'Balance',
  },
}
