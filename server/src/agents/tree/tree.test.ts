import { AGENT_TYPES } from '@ronda/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aboveAt,
  agentTypeOf,
  applyMove,
  DEPTH_MAX,
  maySee,
  moveRefusal,
  uplinesAt,
  type Move,
  type MoveRefusal,
  type Node,
  type Placement,
} from './tree.ts'

const node = (id: string, kind: Node['kind'] = 'agent'): Node => ({ id, kind })
const move = (over: Partial<Move>): Move => ({
  account: node('m', 'member'),
  upline: node('a'),
  before: 'b',
  above: [],
  levelsBelow: 0,
  by: 'staff',
  ...over,
})

test.each<[string, Partial<Move>, MoveRefusal | undefined]>([
  ['a member goes to another agent', {}, undefined],
  ['an agent goes below another one', { account: node('c') }, undefined],
  ['an account leaves every line', { upline: null }, undefined],
  ['an account in no line stays so', { upline: null, before: null }, 'tree.same_place'],
  ['the same agent', { before: 'a' }, 'tree.same_place'],
  ['a member has nobody below it', { upline: node('n', 'member') }, 'tree.not_agent'],
  ['nor has staff', { upline: node('o', 'operator') }, 'tree.not_agent'],
  ['below itself', { account: node('a'), before: null }, 'tree.own_branch'],
  ['below its own branch', { account: node('c'), above: ['d', 'c'] }, 'tree.own_branch'],
  ['by itself', { by: 'm' }, 'adjustment.own_account'],
  ['to itself, by the mover', { by: 'a' }, 'adjustment.own_account'],
  ['as deep as allowed', { above: Array.from({ length: DEPTH_MAX - 2 }, (_, at) => `u${at}`) }, undefined],
  ['too deep', { above: Array.from({ length: DEPTH_MAX - 1 }, (_, at) => `u${at}`) }, 'tree.too_deep'],
  ['too deep by what is below', { levelsBelow: DEPTH_MAX - 1 }, 'tree.too_deep'],
])('a move: %s', (_name, over, refusal) => {
  expect(moveRefusal(move(over))).toBe(refusal)
})

const names = Array.from({ length: 12 }, (_, at) => `n${at}`)
const anyone = fc.constantFrom(...names)
const moves = fc.array(fc.tuple(anyone, fc.option(anyone)), { maxLength: 40 })

/** Makes the moves that are allowed, one a second. */
function replay(asked: readonly (readonly [string, string | null])[]) {
  const done: { readonly account: string; readonly upline: string | null; readonly atMs: number }[] = []
  let placements: readonly Placement[] = []
  asked.forEach(([account, upline], at) => {
    const atMs = (at + 1) * 1_000
    const before = uplinesAt(placements, account, atMs)[0] ?? null
    const above = upline === null ? [] : uplinesAt(placements, upline, atMs)
    const wanted = move({ account: node(account), upline: upline === null ? null : node(upline), before, above })
    if (moveRefusal(wanted) !== undefined) return
    placements = applyMove(placements, { account, upline }, atMs)
    done.push({ account, upline, atMs })
  })
  return { done, placements }
}

test('law: whatever is asked, nobody ever stands above themselves', () => {
  fc.assert(
    fc.property(moves, (asked) => {
      const { placements } = replay(asked)
      for (let atMs = 0; atMs <= (asked.length + 1) * 1_000; atMs += 500) {
        for (const { agent, account, depth } of aboveAt(placements, atMs)) {
          expect(agent).not.toBe(account)
          expect(depth).toBeLessThan(names.length)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('law: the tree of a moment is the tree that was there then', () => {
  fc.assert(
    fc.property(moves, fc.nat(40), (asked, second) => {
      const atMs = second * 1_000
      const { done, placements } = replay(asked)
      const uplines = new Map<string, string | null>()
      for (const { account, upline, atMs: at } of done) if (at <= atMs) uplines.set(account, upline)
      for (const name of names) {
        expect(uplinesAt(placements, name, atMs)[0] ?? null).toBe(uplines.get(name) ?? null)
      }
    }),
  )
})

test('law: of 10,000 pairs of an agent and an account, only those of the own line are visible', () => {
  let pairs = 0
  fc.assert(
    fc.property(moves, (asked) => {
      const { placements } = replay(asked)
      const atMs = (asked.length + 2) * 1_000
      const above = new Set(aboveAt(placements, atMs).map(({ agent, account }) => `${agent} ${account}`))
      for (const actor of names) {
        for (const account of names) {
          pairs += 1
          const uplines = uplinesAt(placements, account, atMs)
          const isOwn = actor === account || above.has(`${actor} ${account}`)
          expect(maySee(node(actor), account, uplines)).toBe(isOwn)
          expect(maySee(node(actor, 'member'), account, uplines)).toBe(actor === account)
          expect(maySee(node(actor, 'trial'), account, uplines)).toBe(actor === account)
          expect(maySee(node('staff', 'operator'), account, uplines)).toBe(true)
        }
      }
    }),
    { numRuns: 75 },
  )
  expect(pairs).toBeGreaterThan(10_000)
})

test('the types of agents are those of the public interface', () => {
  const types = [false, true].flatMap((isTrial) =>
    [true, false].map((hasUpline) => agentTypeOf({ hasUpline, isTrial })),
  )
  expect(types).toEqual([1, 2, 41, 42])
  expect(types).toEqual(AGENT_TYPES)
})
