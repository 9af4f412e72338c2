import { BALL_RADIUS, type Tumbling } from './cage.ts'

export type CageColours = {
  readonly wire: string
  readonly light: string
  readonly ball: string
  readonly ink: string
  readonly tones: readonly string[]
}

const RIBS = 9

function drawRibs(pen: CanvasRenderingContext2D, radius: number, turn: number, { wire }: CageColours): void {
  pen.strokeStyle = wire
  pen.lineWidth = Math.max(1, radius * 0.014)
  for (let rib = 0; rib < RIBS; rib += 1) {
    const across = Math.cos(turn + (rib * Math.PI) / RIBS)
    pen.globalAlpha = 0.25 + 0.45 * Math.abs(across)
    pen.beginPath()
    pen.ellipse(0, 0, Math.abs(across) * radius, radius, 0, 0, Math.PI * 2)
    pen.stroke()
  }
  pen.globalAlpha = 1
}

function drawBall(pen: CanvasRenderingContext2D, ball: Tumbling, radius: number, colours: CageColours): void {
  const [x, y, size] = [ball.x * radius, ball.y * radius, BALL_RADIUS * radius]
  const { tones } = colours
  const tone = tones[Math.floor((Math.max(1, Number(ball.face)) - 1) / (Number(ball.face) > 9 ? 10 : 2)) % tones.length]
  const shade = pen.createRadialGradient(x - size * 0.35, y - size * 0.4, size * 0.1, x, y, size)
  shade.addColorStop(0, colours.light)
  shade.addColorStop(0.4, tone ?? colours.ball)
  shade.addColorStop(1, tone ?? colours.ball)
  pen.fillStyle = shade
  pen.beginPath()
  pen.arc(x, y, size, 0, Math.PI * 2)
  pen.fill()
  pen.lineWidth = size * 0.07
  pen.strokeStyle = colours.ink
  pen.globalAlpha = 0.35
  pen.stroke()
  pen.globalAlpha = 1
  pen.fillStyle = colours.ball
  pen.beginPath()
  pen.arc(x, y, size * 0.6, 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = colours.ink
  pen.font = `700 ${size * 0.85}px 'Bricolage Grotesque', Arial, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(ball.face, x, y + size * 0.05)
}

/** A wire globe with balls in it, seen from the front. */
export function drawCage(
  canvas: HTMLCanvasElement,
  balls: readonly Tumbling[],
  turn: number,
  colours: CageColours,
): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { width, height } = canvas
  const radius = Math.min(width, height) * 0.46
  pen.clearRect(0, 0, width, height)
  pen.save()
  pen.translate(width / 2, height / 2)
  const glass = pen.createRadialGradient(-radius * 0.3, -radius * 0.4, radius * 0.1, 0, 0, radius)
  glass.addColorStop(0, colours.light)
  glass.addColorStop(1, colours.wire)
  pen.globalAlpha = 0.14
  pen.fillStyle = glass
  pen.beginPath()
  pen.arc(0, 0, radius, 0, Math.PI * 2)
  pen.fill()
  pen.globalAlpha = 1
  for (const ball of balls) drawBall(pen, ball, radius, colours)
  drawRibs(pen, radius, turn, colours)
  pen.strokeStyle = colours.wire
  pen.lineWidth = Math.max(2, radius * 0.04)
  pen.beginPath()
  pen.arc(0, 0, radius, 0, Math.PI * 2)
  pen.stroke()
  pen.restore()
}
