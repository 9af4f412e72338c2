import { err, ok, type Result } from '@ronda/core'
import type { Call } from '@ronda/contract'
import { z } from 'zod/mini'

/** One request as it is sent. */
export type WireRequest = {
  readonly method: Call['method']
  readonly address: string
  readonly body: string | undefined
}

function fill(path: string, fields: Record<string, unknown>): { path: string; rest: Record<string, unknown> } {
  const rest = { ...fields }
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

function makeQuery(fields: Record<string, unknown>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

/**
 * Puts a request's fields where its call wants them: `:names` in the path, the rest in the query of a GET or the body
 * of anything else. Fields that the contract would refuse are refused here, without a request.
 */
export function makeRequest(call: Call, fields: unknown): Result<WireRequest, 'request.malformed'> {
  const encoded = z.safeEncode(call.request, fields)
  if (!encoded.success) return err('request.malformed')
  const { path, rest } = fill(call.path, encoded.data as Record<string, unknown>)
  if (call.method === 'GET') return ok({ method: call.method, address: path + makeQuery(rest), body: undefined })
  return ok({ method: call.method, address: path, body: JSON.stringify(rest) })
}
