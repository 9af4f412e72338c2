import { assert } from '@ronda/core'
import type { CoWrite } from '../money/ledger/index.ts'
import type { HttpServer, SocketLimits } from '../platform/http/index.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import type { Consumer } from '../platform/outbox/index.ts'

/** Told when a member opens the first socket, and closes the last one. */
export type MemberSocket = {
  onJoin(owner: string): Promise<void>
  onLeave?(owner: string): void
}

/** Handlers by the noun and the name of the call. Two features may share a noun, never a call. */
export type HandlerTable = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What a feature gives back when it is opened: each has only some of these. */
export type Feature = {
  /** What other features, tests and programs may use. */
  readonly api?: unknown
  readonly handlers?: HandlerTable
  /** Serves what is no call: pictures, webhooks, sockets. */
  readonly routes?: (http: HttpServer, limits: SocketLimits) => void
  readonly memberSocket?: MemberSocket
  readonly jobs?: readonly Job[]
  readonly consumers?: readonly Consumer[]
  /** Rows that are written in the transaction of the ledger's operation. */
  readonly coWrites?: readonly CoWrite[]
  /** Inserts what a new server starts with, before it serves anything. */
  readonly seed?: () => Promise<void>
  /** Prepares what the first visitor would otherwise wait for. */
  readonly warmUp?: () => void
  /** Called once the server listens. */
  readonly onListening?: () => void
  /** Called before the server stops to listen. */
  readonly onStopping?: () => Promise<void>
  readonly close?: () => void | Promise<void>
}

export type FeatureTable = Readonly<Record<string, Feature>>

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Every) => void
  ? Every
  : never

/** The handlers of all features together. */
export type HandlersOf<Features extends FeatureTable> = All<
  { [Name in keyof Features]: Features[Name] extends { readonly handlers: infer Own } ? Own : never }[keyof Features]
>

/** What each feature offers, by its name. */
export type ApiOf<Features extends FeatureTable> = {
  readonly [Name in keyof Features]: Features[Name] extends { readonly api: infer Api } ? Api : undefined
}

/** Fails at startup when two features handle the same call: one of them would silently never be called. */
export function mergeHandlers<Features extends FeatureTable>(features: Features): HandlersOf<Features> {
  const merged: Record<string, Record<string, unknown>> = {}
  for (const [feature, { handlers = {} }] of Object.entries(features)) {
    for (const [noun, group] of Object.entries(handlers)) {
      const calls = (merged[noun] ??= {})
      for (const [name, handler] of Object.entries(group)) {
        assert(!Object.hasOwn(calls, name), `${noun}.${name} has one handler, and ${feature} brings a second`)
        calls[name] = handler
      }
    }
  }
  return merged as HandlersOf<Features>
}

export function apiOf<Features extends FeatureTable>(features: Features): ApiOf<Features> {
  return Object.fromEntries(Object.entries(features).map(([name, { api }]) => [name, api])) as ApiOf<Features>
}

function assertNamesAreUnique(what: string, all: readonly { readonly name: string }[]): void {
  const names = new Set<string>()
  for (const { name } of all) {
    assert(!names.has(name), `the name of a ${what} is its own, and ${name} is there twice`)
    names.add(name)
  }
}

/** Fails at startup when two features have one name: the second would silently replace the first. */
export function assertFeaturesAreUnique(groups: readonly FeatureTable[]): void {
  assertNamesAreUnique(
    'feature',
    groups.flatMap((group) => Object.keys(group).map((name) => ({ name }))),
  )
}

/** Fails at startup when two jobs have one name: the schedule would run only one of them. */
export function jobsOf(features: FeatureTable): readonly Job[] {
  const jobs = Object.values(features).flatMap((feature) => feature.jobs ?? [])
  assertNamesAreUnique('job', jobs)
  return jobs
}

/** Fails at startup when two consumers have one name: they would share a cursor, and each miss events. */
export function consumersOf(features: FeatureTable): readonly Consumer[] {
  const consumers = Object.values(features).flatMap((feature) => feature.consumers ?? [])
  assertNamesAreUnique('consumer', consumers)
  return consumers
}

export function coWritesOf(features: FeatureTable): readonly CoWrite[] {
  return Object.values(features).flatMap((feature) => feature.coWrites ?? [])
}

/** The last that was opened is closed first: it may still use those before it. */
export async function closeFeatures(features: FeatureTable): Promise<void> {
  for (const feature of Object.values(features).toReversed()) await feature.close?.()
}
