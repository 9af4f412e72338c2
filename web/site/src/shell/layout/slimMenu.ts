import { deviceStore } from '@ronda/base/browser/store.ts'

const MARK = 'ronda.menu'
const SLIM = 'slim'

const listeners = new Set<() => void>()

/** The document itself holds the state: boot.js has already set it from the stored choice. */
export function readSlim(): boolean {
  return document.documentElement.dataset['menu'] === SLIM
}

export function watchSlim(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(isSlim: boolean): void {
  if (isSlim) document.documentElement.dataset['menu'] = SLIM
  else delete document.documentElement.dataset['menu']
  for (const listener of listeners) listener()
}

/** Collapses the side menu to icons, or expands it; stored on the device. */
export function changeSlim(isSlim: boolean): void {
  deviceStore.set(MARK, isSlim ? SLIM : 'wide')
  show(isSlim)
}

/** Collapses it while a page with a menu of its own is open; afterwards it is as the user chose. */
export function collapseMenu(): () => void {
  show(true)
  return () => show(deviceStore.get(MARK) === SLIM)
}
