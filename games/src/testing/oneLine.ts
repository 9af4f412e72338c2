/** As many letters as a line of the game's sheet has on a desktop. */
const LETTERS_MAX = 82

/** Whether a description is one sentence that fits in one line. */
export function isOneLine(text: string): boolean {
  return text.length <= LETTERS_MAX && !/[.!?] /.test(text)
}
