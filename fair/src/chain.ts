import { commitmentOf } from './commitment.ts'

/**
 * A chain of secrets is made from its last one: each is the hash of the one after it. It is played from the other end,
 * so that a published secret proves all before it and reveals nothing of those to come. The end of the chain, the hash
 * of its first secret, is published before anything is played.
 */
export const linkBefore: (secret: string) => string = commitmentOf

/** The link this many places before another; with the place of a secret itself, the end of its chain. */
export function linkOf(secret: string, placesBefore: number): string {
  let link = secret
  for (let place = 0; place < placesBefore; place += 1) link = linkBefore(link)
  return link
}
