/** The current value of a design token's colour, in the theme of the page. */
function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name)
}

/** Covers the whole canvas with silver and a pattern of small stars. */
export function drawCoat(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas
  context.globalCompositeOperation = 'source-over'
  const shine = context.createLinearGradient(0, 0, width, height)
  for (const [at, name] of [
    [0, '--color-line-strong'],
    [0.35, '--color-card-edge'],
    [0.5, '--color-line-strong'],
    [0.75, '--color-card-edge'],
    [1, '--color-line-strong'],
  ] as const)
    shine.addColorStop(at, token(name))
  context.fillStyle = shine
  context.fillRect(0, 0, width, height)
  context.fillStyle = token('--color-line-strong')
  const step = width / 12
  for (let row = 0; row < 12; row++) {
    for (let column = 0; column < 12; column++) {
      const [x, y] = [(column + 0.5) * step, (row + 0.5) * step]
      context.globalAlpha = (row + column) % 2 === 0 ? 0.5 : 0.2
      context.beginPath()
      for (let corner = 0; corner < 8; corner++) {
        const reach = corner % 2 === 0 ? step * 0.22 : step * 0.08
        context.lineTo(x + reach * Math.cos((corner * Math.PI) / 4), y + reach * Math.sin((corner * Math.PI) / 4))
      }
      context.fill()
    }
  }
  context.globalAlpha = 1
  context.globalCompositeOperation = 'destination-out'
}

export type Rub = { readonly x: number; readonly y: number; readonly reach: number }

/** Removes the coating from a whole cell, or around a finger; both in cells. */
export function rubOut(canvas: HTMLCanvasElement, where: number | Rub, side: number): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const cell = canvas.width / side
  context.beginPath()
  if (typeof where === 'number') {
    context.rect((where % side) * cell, Math.floor(where / side) * cell, cell, cell)
  } else {
    context.arc(where.x * cell, where.y * cell, where.reach * cell, 0, 2 * Math.PI)
  }
  context.fill()
}
