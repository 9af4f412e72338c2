/** What the page with a service's check for robots posts to the page around it. */
export type CheckMessage =
  | { readonly is: 'answer'; readonly token: string }
  | { readonly is: 'failure' }
  | { readonly is: 'size'; readonly isTall: boolean }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Undefined for a message of something else, such as a browser extension. */
export function readCheckMessage(data: unknown): CheckMessage | undefined {
  const result = isRecord(data) ? data['phoneCheck'] : undefined
  if (!isRecord(result)) return undefined
  const { token, isTall, failed } = result
  if (typeof token === 'string' && token !== '') return { is: 'answer', token }
  if (typeof isTall === 'boolean') return { is: 'size', isTall }
  return failed === true ? { is: 'failure' } : undefined
}
