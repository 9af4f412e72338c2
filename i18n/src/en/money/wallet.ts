export const wallet = {
  balance: 'Balance',
  show: 'Show balance',
  hide: 'Hide balance',
  hidden: 'Balance hidden',
  refresh: 'Refresh balance',
  explain: 'Where your money is',
} as const
