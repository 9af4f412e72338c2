import type { Refusal } from '@ronda/client/lazy'
import type { Result } from '@ronda/core'
import { granted } from '../call/api.ts'

type Part = { readonly name: string; readonly text: string; readonly next: number | null }

/** Asks for a file part by part, until it is whole. */
export async function readWholeFile(
  ask: (part: { readonly after?: number }) => Promise<Result<Part, Refusal>>,
): Promise<{ readonly name: string; readonly texts: readonly string[] }> {
  const texts: string[] = []
  for (let after: number | undefined; ;) {
    const { name, text, next } = granted(await ask(after === undefined ? {} : { after }))
    texts.push(text)
    if (next === null) return { name, texts }
    after = next
  }
}
