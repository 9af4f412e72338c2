import type { Frame, Page } from '@playwright/test'

/** Text that is cut off, leaves its box or the screen, or lies on another text; one line per finding. */
export async function findTextFaults(page: Page): Promise<readonly string[]> {
  // A game runs in a frame of its own.
  const found = await Promise.all(page.frames().map((frame: Frame) => frame.evaluate(textFaults).catch(() => [])))
  return found.flat()
}

/** Runs in the page, so it can use nothing outside itself. */
function textFaults(): readonly string[] {
  type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  type Piece = { readonly element: Element; readonly text: string; readonly box: Box; readonly seen: Box }
  /** Rounding and the overhang of letters. */
  const SLACK = 2
  /** Texts that overlap by less than this are only close to each other. */
  const OVERLAP_MIN = 4
  const PIECES_MAX = 1_500
  /** The share of a line's box over and under its letters. */
  const AIR = 0.2

  const cut = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
  const isEmpty = ({ left, top, right, bottom }: Box): boolean => right - left < 1 || bottom - top < 1
  const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }

  // Asked for many times over: a page has hundreds of texts with the same ancestors.
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const ancestorsOf = (element: Element): readonly Element[] => {
    const all: Element[] = []
    for (let at: Element | null = element; at; at = at.parentElement) all.push(at)
    return all
  }
  const isShown = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    return !ancestorsOf(element).some((one) => {
      const { clipPath, width, height, position } = styleOf(one)
      // Text for screen readers only.
      return position === 'absolute' && (clipPath.startsWith('inset(') || (width === '1px' && height === '1px'))
    })
  }
  /** What stays over the page while it scrolls covers text by design, as dialogs do. */
  const layerOf = (element: Element): Element | undefined =>
    ancestorsOf(element).find(
      (one) =>
        one.matches('dialog, [popover], [role=dialog], [role=alertdialog], [role=menu], output') ||
        ['fixed', 'sticky'].includes(styleOf(one).position),
    )
  /** The part that scrolling and hidden overflow leave visible. */
  const seenPart = (element: Element, box: Box): Box => {
    let seen = cut(box, screen)
    for (const one of ancestorsOf(element)) {
      const { overflowX, overflowY } = styleOf(one)
      if (overflowX !== 'visible' || overflowY !== 'visible') seen = cut(seen, one.getBoundingClientRect())
    }
    return seen
  }
  const isScrolled = (element: Element): boolean =>
    ancestorsOf(element).some((one) => ['auto', 'scroll'].includes(styleOf(one).overflowX))

  const pieces: Piece[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() && pieces.length < PIECES_MAX) {
    const node = walker.currentNode
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!element || text === '' || !isShown(element) || element.matches('option, script, style')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      // The box of a line is higher than its letters.
      const air = line.height * AIR
      const rect = { left: line.left, right: line.right, top: line.top + air, bottom: line.bottom - air }
      const seen = seenPart(element, rect)
      if (!isEmpty(rect)) pieces.push({ element, text, box: rect, seen })
    }
  }

  const nameOf = (element: Element): string => {
    const name = typeof element.className === 'string' ? element.className.split(/\s+/).slice(0, 3).join('.') : ''
    return `${element.tagName.toLowerCase()}${name === '' ? '' : `.${name}`}`
  }
  const say = ({ element, text }: Piece): string => `“${text.slice(0, 40)}” (${nameOf(element)})`

  const faults = new Set<string>()
  for (const piece of pieces) {
    const { element, box } = piece
    // An ellipsis or a limit of lines is chosen, and the whole text is elsewhere.
    const isShortened = ancestorsOf(element).some((one) => {
      const { textOverflow, webkitLineClamp } = styleOf(one)
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    })
    const mask = ancestorsOf(element).some((one) => styleOf(one).maskImage !== 'none')
    if (isShortened || mask || isEmpty(piece.seen)) continue
    const clipping = ancestorsOf(element).find((one) => {
      const { overflowX } = styleOf(one)
      const edge = one.getBoundingClientRect()
      return overflowX !== 'visible' && (box.left < edge.left - SLACK || box.right > edge.right + SLACK)
    })
    const isHidden = clipping !== undefined && ['hidden', 'clip'].includes(styleOf(clipping).overflowX)
    if (isHidden) faults.add(`cut off: ${say(piece)}`)
    if (!isScrolled(element) && (box.right > innerWidth + SLACK || box.left < -SLACK))
      faults.add(`off screen: ${say(piece)}`)
    const control = element.closest('button, [role=button], .button')?.getBoundingClientRect()
    const leaves = control && (box.right > control.right + SLACK || box.left < control.left - SLACK)
    if (leaves) faults.add(`wider than its button: ${say(piece)}`)
  }
  const layers = new Map(pieces.map(({ element }) => [element, layerOf(element)]))
  const visible = pieces.filter(({ seen }) => !isEmpty(seen)).toSorted((one, other) => one.seen.top - other.seen.top)
  visible.forEach((one, at) => {
    for (let next = at + 1; next < visible.length; next += 1) {
      const other = visible[next]
      if (!other || other.seen.top > one.seen.bottom) break
      // Numbers around a wheel are rotated: their boxes overlap, they do not.
      const drawing = one.element.closest('svg')
      if (drawing !== null && drawing === other.element.closest('svg')) continue
      if (one.element === other.element || layers.get(one.element) !== layers.get(other.element)) continue
      const shared = cut(one.seen, other.seen)
      if (shared.right - shared.left < OVERLAP_MIN || shared.bottom - shared.top < OVERLAP_MIN) continue
      faults.add(`overlap: ${say(one)} and ${say(other)}`)
    }
  })
  return [...faults]
}
