import type { Page } from '@playwright/test'

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** One line of text on the screen, and what decides whether it can be read. */
type Piece = {
  readonly says: string
  readonly box: Box
  /** The part that scrolling and hidden overflow leave visible. */
  readonly seen: Box
  /** The part that becomes visible when its own part of the page is scrolled. */
  readonly reachable: Box
  readonly control: Box | null
  /** Numbers that name its element, its layer, what scrolls it and its drawing: two pieces may share them. */
  readonly element: number
  readonly layer: number
  readonly scroller: number
  readonly drawing: number
  /** An ellipsis, a limit of lines or a fading edge: chosen, and another place has the whole text. */
  readonly isShortened: boolean
  /** Part of a picture, such as the numbers of a wheel that turns: its edge may be outside the scene. */
  readonly isDrawn: boolean
  readonly isCutOff: boolean
  readonly isScrolled: boolean
}

/** Rounding and the overhang of letters. */
const SLACK = 2
/** Texts that overlap by less than this are only close to each other. */
const OVERLAP_MIN = 4

/** The common part of two boxes. It also runs in the page. */
function cutBox(one: Box, other: Box): Box {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
  return { left, top, right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom) }
}

function isSeen({ left, top, right, bottom }: Box): boolean {
  return right - left >= 1 && bottom - top >= 1
}

/** Runs in the page, like the functions below. */
function ancestorsOf(element: Element): readonly Element[] {
  const all: Element[] = []
  for (let at: Element | null = element; at; at = at.parentElement) all.push(at)
  return all
}

function isForReadersOnly(one: Element): boolean {
  const { clipPath, width, height, position } = getComputedStyle(one)
  return position === 'absolute' && (clipPath.startsWith('inset(') || (width === '1px' && height === '1px'))
}

/** What stays over the page while it scrolls covers text by design, as dialogs do. */
function isLayer(one: Element): boolean {
  const layers = 'dialog, [popover], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], output'
  return one.matches(layers) || ['fixed', 'sticky'].includes(getComputedStyle(one).position)
}

function isShortening(one: Element): boolean {
  const { textOverflow, webkitLineClamp, maskImage } = getComputedStyle(one)
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || maskImage !== 'none'
}

/** Where scrolling and hidden overflow leave a line visible, and whether they cut it. */
function visibilityOf(
  box: Box,
  above: readonly Element[],
): Pick<Piece, 'seen' | 'reachable' | 'isCutOff' | 'isScrolled'> & { readonly scroller: Element | null } {
  let seen = cutBox(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })
  let reachable = cutBox(box, { left: 0, top: -Infinity, right: innerWidth, bottom: Infinity })
  let isCutOff = false
  let isScrolled = false
  let scroller: Element | null = null
  for (const one of above) {
    const { overflowX, overflowY } = getComputedStyle(one)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    const edge = one.getBoundingClientRect()
    seen = cutBox(seen, edge)
    const [scrollsAcross, scrollsDown] = [overflowX, overflowY].map((each) => ['auto', 'scroll'].includes(each))
    // What a scroller hides is not cut: the user scrolls to it.
    const isOutside = !isScrolled && (box.left < edge.left - 2 || box.right > edge.right + 2)
    const isTooHigh = scroller === null && (box.top < edge.top - 2 || box.bottom > edge.bottom + 2)
    isCutOff ||= (isOutside && !scrollsAcross && overflowX !== 'visible') || (isTooHigh && !scrollsDown)
    isScrolled ||= scrollsAcross === true
    if (scrollsDown) scroller ??= one
    if (scroller === null) reachable = cutBox(reachable, edge)
  }
  return { seen, reachable, isCutOff, isScrolled, scroller }
}

function factsOf(element: Element, line: DOMRect, numberOf: (one: Element | null) => number): Omit<Piece, 'says'> {
  // The box of a line is a fifth higher than its letters, above and below.
  const air = line.height / 5
  const box = { left: line.left, right: line.right, top: line.top + air, bottom: line.bottom - air }
  const above = ancestorsOf(element)
  const { scroller, ...visibility } = visibilityOf(box, above)
  const control = element.closest('button, [role=button], .button')?.getBoundingClientRect()
  return {
    box,
    ...visibility,
    control: control ? { left: control.left, top: control.top, right: control.right, bottom: control.bottom } : null,
    element: numberOf(element),
    layer: numberOf(above.find(isLayer) ?? null),
    scroller: numberOf(scroller),
    drawing: numberOf(element.closest('svg')),
    isShortened: above.some(isShortening),
    isDrawn: element.closest('[aria-hidden=true] svg') !== null,
  }
}

/** Reads every line of text on the page, up to a number that no screen of ours reaches. */
function readPieces(): readonly Piece[] {
  const piecesMax = 3_000
  const numbers = new Map<Element | null, number>([[null, 0]])
  const numberOf = (one: Element | null): number => {
    const number = numbers.get(one) ?? numbers.size
    numbers.set(one, number)
    return number
  }
  const pieces: Piece[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() && pieces.length < piecesMax) {
    const element = walker.currentNode.parentElement
    const text = walker.currentNode.textContent?.trim() ?? ''
    if (!element || text === '' || element.matches('option, script, style')) continue
    const isHidden = !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (isHidden || ancestorsOf(element).some(isForReadersOnly)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const says = `“${text.slice(0, 40)}” (${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''})`
    for (const line of range.getClientRects()) pieces.push({ says, ...factsOf(element, line, numberOf) })
  }
  return pieces
}

const IN_PAGE = [cutBox, ancestorsOf, isForReadersOnly, isLayer, isShortening, visibilityOf, factsOf, readPieces]

function faultsAlone(piece: Piece, width: number): readonly string[] {
  const { says, box, control } = piece
  const leaves = ({ left, right }: Pick<Box, 'left' | 'right'>): boolean =>
    box.right > right + SLACK || box.left < left - SLACK
  const isHigher = ({ top, bottom }: Box): boolean => box.bottom > bottom + SLACK || box.top < top - SLACK
  return [
    ...(piece.isCutOff && !piece.isDrawn ? [`cut off: ${says}`] : []),
    ...(!piece.isScrolled && leaves({ left: 0, right: width }) ? [`off screen: ${says}`] : []),
    ...(control !== null && leaves(control) ? [`wider than its button: ${says}`] : []),
    ...(control !== null && isHigher(control) ? [`higher than its button: ${says}`] : []),
  ]
}

function doOverlap(one: Piece, other: Piece): boolean {
  if (one.element === other.element || one.layer !== other.layer) return false
  // Numbers around a wheel are rotated: their boxes overlap, they do not.
  if (one.drawing !== 0 && one.drawing === other.drawing) return false
  const isTogether = one.scroller === other.scroller
  const { left, top, right, bottom } = isTogether
    ? cutBox(one.reachable, other.reachable)
    : cutBox(one.seen, other.seen)
  return right - left >= OVERLAP_MIN && bottom - top >= OVERLAP_MIN
}

/** Text that is cut off, leaves its button or the screen, or lies on another text. */
function faultsAmong(pieces: readonly Piece[], width: number): readonly string[] {
  const shown = pieces
    .filter(({ reachable }) => isSeen(reachable))
    .toSorted((one, other) => one.reachable.top - other.reachable.top)
  const alone = shown.filter(({ isShortened }) => !isShortened).flatMap((piece) => faultsAlone(piece, width))
  const together = shown.flatMap((one, at) => {
    const end = shown.findIndex((other, place) => place > at && other.reachable.top > one.reachable.bottom)
    const near = shown.slice(at + 1, end < 0 ? undefined : end)
    return near.filter((other) => doOverlap(one, other)).map((other) => `overlap: ${one.says} and ${other.says}`)
  })
  return [...new Set([...alone, ...together])]
}

/** The findings on a page as it is now, and in the game that it shows: one line each. */
export async function findTextFaults(page: Page): Promise<readonly string[]> {
  const script = `(() => { ${IN_PAGE.map(String).join('\n')}\nreturn { pieces: readPieces(), width: innerWidth } })()`
  const found = await Promise.all(
    page.frames().map((frame) => frame.evaluate<{ pieces: readonly Piece[]; width: number }>(script)),
  )
  return found.flatMap(({ pieces, width }) => faultsAmong(pieces, width))
}
