import { growTree, hexOfBytes, leafOf } from '@ronda/fair'
import type { SharedClient } from '../../shared/sharedRound/client.ts'

/** A phone builds a tree of this many pages quickly; larger draws are checked with the command-line tool. */
const PAGES_MAX = 40

/** `large`: there are more tickets than a phone should read. `failed`: the server has not replied. */
export type Book = 'good' | 'bad' | 'large' | 'failed'

type Ask = (page: number) => ReturnType<SharedClient['sharedRound']['book']>

/** Reads every ticket of a draw and builds their tree again: its root must be the published one. */
export async function checkBook(ask: Ask): Promise<Book> {
  const texts: string[] = []
  for (let page: number | null = 0; page !== null;) {
    if (page >= PAGES_MAX) return 'large'
    const reply: Awaited<ReturnType<Ask>> = await ask(page)
    if (!reply.ok) return 'failed'
    texts.push(...reply.value.texts)
    const { seal, next } = reply.value
    if (next === null) {
      const { root } = growTree(texts.map((text) => leafOf(text)))
      return texts.length === seal.tickets && hexOfBytes(root) === seal.root ? 'good' : 'bad'
    }
    page = next
  }
  return 'failed'
}
