import { deviceStore } from '../store.ts'

const MARK = 'ronda.menu'
const SLIM = 'slim'

const listeners = new Set<() => void>()

/** The page itself is the record: boot.js has already set it from what the device remembers. */
export function readSlim(): boolean {
  return document.documentElement.dataset['menu'] === SLIM
}

export function watchSlim(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Makes the side menu a row of icons, or wide again; the device remembers. */
export function changeSlim(isSlim: boolean): void {
  if (isSlim) document.documentElement.dataset['menu'] = SLIM
  else delete document.documentElement.dataset['menu']
  deviceStore.set(MARK, isSlim ? SLIM : 'wide')
  for (const listener of listeners) listener()
}
