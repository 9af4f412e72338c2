export const wallet = {
  balance: 'Balance',
  show: 'Show balance',
  hide: 'Hide balance',
  hidden: 'Balance hidden',
  refresh: 'Refresh balance',
  free: 'Free to use',
  held: 'Held',
} as const
