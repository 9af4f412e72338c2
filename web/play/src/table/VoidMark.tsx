const DASH = '–'

/** A round that was called off, among those that were not. */
export function VoidMark() {
  return <span className="mark is-void">{DASH}</span>
}
