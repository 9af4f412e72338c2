import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endFaultsOf, faultsOf, hashOf, START, type AuditLogFault, type Link } from './chain.ts'

function chainOf(subjects: readonly string[]): readonly Link[] {
  let last = START
  return subjects.map((subject, at) => {
    const auditEntry = { seq: at + 1, atMs: at, actor: 'ana', action: 'a.b', subject, detail: '{}' }
    const link = { ...auditEntry, before: last.hash, hash: hashOf(last.hash, auditEntry) }
    last = link
    return link
  })
}

function walk(links: readonly Link[]): readonly AuditLogFault[] {
  let last: { seq: number; hash: Buffer } = START
  return links.flatMap((link) => {
    const faults = faultsOf(last, link)
    last = link
    return faults
  })
}

const subjects = fc.array(fc.string(), { minLength: 3, maxLength: 20 })

test('an unchanged chain has no faults, from its first line to its end', () => {
  fc.assert(
    fc.property(subjects, (texts) => {
      const links = chainOf(texts)
      expect(walk(links)).toEqual([])
      expect(endFaultsOf(links.at(-1) ?? START, links.at(-1) ?? START)).toEqual([])
    }),
  )
  expect(endFaultsOf(START, START)).toEqual([])
})

test('a changed line is reported, and no other', () => {
  fc.assert(
    fc.property(subjects, fc.nat(), (texts, pick) => {
      const links = chainOf(texts)
      const at = pick % links.length
      const changed = links.map((link, index) => (index === at ? { ...link, subject: `${link.subject}!` } : link))
      expect(walk(changed)).toEqual([{ seq: at + 1, fault: 'changed' }])
    }),
  )
})

test('a line that was changed and hashed again is found by the line after it', () => {
  const links = chainOf(['one', 'two', 'three'])
  const forged = links.map((link) => {
    if (link.seq !== 2) return link
    const other = { ...link, subject: 'other' }
    return { ...other, hash: hashOf(other.before, other) }
  })
  expect(walk(forged)).toEqual([{ seq: 3, fault: 'unlinked' }])
})

test('a deleted line is reported as a gap', () => {
  fc.assert(
    fc.property(subjects, fc.nat(), (texts, pick) => {
      const links = chainOf(texts)
      // The last one leaves no gap: only the stored end shows that it is missing.
      const at = pick % (links.length - 1)
      expect(walk(links.filter((_, index) => index !== at))).toEqual([{ seq: at + 1, fault: 'missing' }])
    }),
  )
})

test.each([
  ['the last line was deleted', 2, 3, [{ seq: 3, fault: 'missing' }]],
  ['a line was added beyond the stored end', 3, 2, [{ seq: 3, fault: 'beyond' }]],
  ['both agree', 3, 3, []],
])('%s', (_, last, head, faults) => {
  const links = [START, ...chainOf(['one', 'two', 'three'])]
  expect(endFaultsOf(links[last] ?? START, links[head] ?? START)).toEqual(faults)
})

test('a stored end with another hash than the last line is a fault', () => {
  const [, two] = chainOf(['one', 'two'])
  expect(endFaultsOf(two ?? START, { seq: 2, hash: START.hash })).toEqual([{ seq: 2, fault: 'changed' }])
})
