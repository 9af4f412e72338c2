/** A part of a message: plain text, a code to copy or an address to open. */
export type Piece = { readonly kind: 'words' | 'code' | 'link'; readonly text: string }

/** Six digits on their own, or an address up to the next space. */
const SPECIAL = /(?<link>https?:\/\/\S+)|(?<![\d+])(?<code>\d{6})(?!\d)/g

/** The message split at its codes and addresses. Joined again, the pieces are the message. */
export function piecesOf(message: string): readonly Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of message.matchAll(SPECIAL)) {
    if (match.index > from) pieces.push({ kind: 'words', text: message.slice(from, match.index) })
    pieces.push({ kind: match.groups?.['link'] === undefined ? 'code' : 'link', text: match[0] })
    from = match.index + match[0].length
  }
  if (from < message.length) pieces.push({ kind: 'words', text: message.slice(from) })
  return pieces
}
