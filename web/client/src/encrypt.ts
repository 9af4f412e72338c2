import type { Result } from '@ronda/core'
import type { brand } from '@ronda/contract'
import type { z } from 'zod/mini'
import type { Refusal } from './refusal.ts'

export type ServerKey = z.output<typeof brand.key.reply>

export type Keys = {
  /** The key that the server publishes; requested once. */
  current(): Promise<Result<ServerKey, Refusal>>
  /** Whether the server publishes another key than this one by now. If so, that is the current one from then on. */
  hasChanged(from: ServerKey): Promise<boolean>
}

export function makeKeys(askForKey: () => Promise<Result<ServerKey, Refusal>>): Keys {
  let known: Promise<Result<ServerKey, Refusal>> | undefined

  async function current(): Promise<Result<ServerKey, Refusal>> {
    const asking = (known ??= askForKey())
    const answer = await asking
    // A refusal is not cached: the network may be back the next time.
    if (!answer.ok && known === asking) known = undefined
    return answer
  }

  return {
    current,
    async hasChanged(from) {
      const before = await current()
      // Another call may have noticed first.
      if (before.ok && before.value.kid !== from.kid) return true
      known = undefined
      const after = await current()
      return after.ok && after.value.kid !== from.kid
    },
  }
}

/**
 * The body of an encrypted call. The encryption code is loaded when it is first needed, so that no page waits for it.
 */
export async function encryptBody(text: string, key: ServerKey): Promise<string> {
  const [{ CompactEncrypt }, { importJWK }] = await Promise.all([
    import('jose/jwe/compact/encrypt'),
    import('jose/key/import'),
  ])
  const jwe = await new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'))
  return JSON.stringify({ jwe })
}
