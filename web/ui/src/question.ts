export type Question = {
  readonly title: string
  readonly text: string
  /** The label of the confirming button. */
  readonly yes: string
  /** The label of the cancelling button. Without it there is nothing to decide, only to read. */
  readonly no?: string | undefined
  readonly isDanger?: boolean
}

export type Asked = Question & { readonly id: number; readonly answer: (isYes: boolean) => void }

let waiting: readonly Asked[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly Asked[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

/** Asks before an action that cannot be undone. Questions asked meanwhile open over the first. */
export function confirm(question: Question): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const id = (lastId += 1)
  function answer(isYes: boolean): void {
    show(waiting.filter((other) => other.id !== id))
    resolve(isYes)
  }
  show([...waiting, { ...question, id, answer }])
  return promise
}

/** Shows something that the user must confirm as read, such as a message from the server. */
export async function warn(words: Omit<Question, 'no' | 'isDanger'>): Promise<void> {
  await confirm(words)
}

export function readQuestions(): readonly Asked[] {
  return waiting
}

export function watchQuestions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
