import { audit } from '../server/src/money/ledger/index.ts'
import { countAsked } from './asked.ts'
import { openClaims } from './claims/claims.ts'
import { ENVELOPES, openEnvelopeClaims } from './claims/envelopes.ts'
import type { Report } from './report.ts'

/** Everybody claims at once, there is enough for a twentieth of them, and the process is killed twice. */
export const group = { name: 'rewards', run: measureRewards }

async function measureRewards(report: Report): Promise<void> {
  await measureClaims(report)
  await measureEnvelopes(report)
}

const CLAIMS = 100_000
/** One claim in so many can be paid. */
const FOR_ONE = 20
/** Shares of what can be paid, at which the process is killed. */
const KILLED_AT = [0.3, 0.7]

async function measureClaims(report: Report): Promise<void> {
  const count = countAsked(CLAIMS)
  const payable = Math.floor(count / FOR_ONE)
  const claims = await openClaims(count, payable)
  try {
    const startedAt = performance.now()
    let kills = 0
    for (const share of KILLED_AT) kills += (await claims.killAt(Math.floor(payable * share))) ? 1 : 0
    await claims.finish()
    const seconds = (performance.now() - startedAt) / 1_000
    const { collected, payments, fund, owned, unfinished } = await claims.count()
    report.note(`${count} claims for ${payable} rewards in ${seconds.toFixed(1)} s`)
    const { faults } = await audit(claims.url)
    for (const fault of faults) report.note(fault)
    const none = { goal: 0, better: 'lower' } as const
    report.figure({ name: 'rewards.kills', value: kills, unit: 'kills', goal: KILLED_AT.length, better: 'higher' })
    report.figure({ name: 'rewards.collected', value: collected, unit: 'rewards', goal: payable, better: 'higher' })
    report.figure({ name: 'rewards.beyond', value: Math.max(0, payments - payable), unit: 'payments', ...none })
    report.figure({ name: 'rewards.not_matched', value: Math.abs(payments - collected), unit: 'payments', ...none })
    report.figure({ name: 'rewards.not_owned', value: Math.abs(payable - owned), unit: 'rewards', ...none })
    report.figure({ name: 'rewards.left_in_fund', value: fund, unit: 'rewards', ...none })
    report.figure({ name: 'rewards.unfinished', value: unfinished, unit: 'rewards', ...none })
    report.figure({ name: 'rewards.audit_faults', value: faults.length, unit: 'faults', ...none })
  } finally {
    await claims.close()
  }
}

/** The same with red envelopes: each has shares for a twentieth of those who claim one. */
async function measureEnvelopes(report: Report): Promise<void> {
  const members = Math.max(FOR_ONE, Math.floor(countAsked(CLAIMS) / ENVELOPES))
  const shares = Math.floor(members / FOR_ONE)
  const all = shares * ENVELOPES
  const claims = await openEnvelopeClaims(members, shares)
  try {
    const startedAt = performance.now()
    let kills = 0
    for (const share of KILLED_AT) kills += (await claims.killAt(Math.floor(all * share))) ? 1 : 0
    await claims.finish()
    const seconds = (performance.now() - startedAt) / 1_000
    const counted = await claims.count()
    report.note(`${members * ENVELOPES} claims for ${all} shares of ${ENVELOPES} envelopes in ${seconds.toFixed(1)} s`)
    const { faults } = await audit(claims.url)
    for (const fault of faults) report.note(fault)
    const none = { goal: 0, better: 'lower' } as const
    report.figure({ name: 'envelopes.kills', value: kills, unit: 'kills', goal: KILLED_AT.length, better: 'higher' })
    report.figure({ name: 'envelopes.paid', value: counted.shares, unit: 'shares', goal: all, better: 'higher' })
    report.figure({ name: 'envelopes.beyond', value: Math.max(0, counted.payments - all), unit: 'payments', ...none })
    report.figure({ name: 'envelopes.not_owned', value: counted.difference, unit: 'least shares', ...none })
    report.figure({ name: 'envelopes.left_in_fund', value: counted.fund, unit: 'least shares', ...none })
    report.figure({ name: 'envelopes.reserved', value: counted.reserved, unit: 'least shares', ...none })
    report.figure({ name: 'envelopes.not_proven', value: counted.notProven, unit: 'envelopes', ...none })
    report.figure({ name: 'envelopes.audit_faults', value: faults.length, unit: 'faults', ...none })
  } finally {
    await claims.close()
  }
}
