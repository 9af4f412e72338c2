/** A sound that can be muted while another game is active. */
type MutableSound = { suspend(isSuspended: boolean): void }

const CHANNEL = 'ronda.play.in-hand'

/**
 * Of several open games, only the one that was used last plays sound. They notify each other by a broadcast channel;
 * without one all of them play sound.
 */
export function muteOthers(sound: MutableSound): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  let isActive = false
  const take = (): void => {
    if (isActive) return
    isActive = true
    sound.suspend(false)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target origin
    channel.postMessage('taken')
  }
  channel.addEventListener('message', () => {
    isActive = false
    sound.suspend(true)
  })
  window.addEventListener('pointerdown', take)
  window.addEventListener('keydown', take)
  return () => {
    window.removeEventListener('pointerdown', take)
    window.removeEventListener('keydown', take)
    channel.close()
  }
}
