/** What can be silenced for as long as another game is in hand. */
type Hushed = { hush(isHushed: boolean): void }

const CHANNEL = 'ronda.play.in-hand'

/**
 * Of several games that are open, only the one that was touched last is heard. They tell each other; a browser without
 * such a channel lets all of them be heard.
 */
export function hearOnlyOne(sound: Hushed): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  let isInHand = false
  const take = (): void => {
    if (isInHand) return
    isInHand = true
    sound.hush(false)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it is of this origin alone
    channel.postMessage('taken')
  }
  channel.addEventListener('message', () => {
    isInHand = false
    sound.hush(true)
  })
  window.addEventListener('pointerdown', take)
  window.addEventListener('keydown', take)
  return () => {
    window.removeEventListener('pointerdown', take)
    window.removeEventListener('keydown', take)
    channel.close()
  }
}
