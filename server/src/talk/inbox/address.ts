import type { InboxEvent } from '@ronda/contract'

/** Where what a message is about can be seen. The site leads to the same places. */
export function addressOf(event: InboxEvent, subject: string | null): string {
  const [kind] = event.split('.')
  if (kind === 'deposit' && subject !== null) return `/member?view=depositv2&deposit=${subject}`
  if (kind === 'withdrawal' && subject !== null) return `/member?view=withdraw&withdrawal=${subject}`
  if (kind === 'vendor') return '/member?view=transferFund'
  if (kind === 'limit') return '/control'
  if (event.startsWith('verification.payee')) return '/member?view=securityCenter&tab=profile'
  if (kind === 'verification') return '/member?view=securityCenter&tab=tiers'
  return '/member?view=transactionHistory'
}
