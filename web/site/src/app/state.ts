import type { DehydratedState } from '@tanstack/react-query'
import type { TextsName } from '@ronda/base/language/pageTexts.ts'

/** The data that a server-rendered page was made from: answers of the server, and the names of the texts it shows. */
export type State = { readonly known: DehydratedState; readonly texts: readonly TextsName[] }

/** Marks an exact integer (money), which JSON cannot express. No answer has a field of this name. */
const EXACT = '$exact'

const isExact = (value: unknown): value is Record<typeof EXACT, string> =>
  typeof value === 'object' && value !== null && EXACT in value

export function packState(state: State): string {
  const json = JSON.stringify(state, (_, value: unknown) =>
    typeof value === 'bigint' ? { [EXACT]: value.toString() } : value,
  )
  // Inside a page no text may close the element that holds the state.
  return json.replaceAll('<', String.raw`\u003c`)
}

export function unpackState(text: string): State {
  return JSON.parse(text, (_, value: unknown) => (isExact(value) ? BigInt(value[EXACT]) : value)) as State
}
