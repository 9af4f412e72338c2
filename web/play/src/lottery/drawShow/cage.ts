/** Balls that tumble in a cage of radius 1. An animation only: the result is already determined. */
export type Tumbling = {
  x: number
  y: number
  /** Velocity, in radii per second. */
  dx: number
  dy: number
  readonly face: string
}

/** Radius of a ball; that of the cage is 1. */
export const BALL_RADIUS = 0.19

/** More balls would hide each other. */
const BALLS_MAX = 14

const PULL = 5
const STIR = 11
const SWIRL = 3.2
const BOUNCE = 0.62
const CALM = 0.6

/** A limited number of balls, chosen and placed at random. */
export function fillCage(faces: readonly string[], chance: () => number): Tumbling[] {
  const every = Math.ceil(faces.length / BALLS_MAX)
  const some = faces.filter((_, at) => at % every === 0)
  return some.map((face) => {
    const [turn, out] = [chance() * Math.PI * 2, Math.sqrt(chance()) * (1 - BALL_RADIUS)]
    return { x: Math.cos(turn) * out, y: Math.sin(turn) * out, dx: 0, dy: 0, face }
  })
}

/** Keeps a ball inside: one that leaves is bounced back. */
function holdIn(ball: Tumbling): void {
  const [room, far] = [1 - BALL_RADIUS, Math.hypot(ball.x, ball.y)]
  if (far <= room) return
  const [nx, ny] = [ball.x / far, ball.y / far]
  const out = ball.dx * nx + ball.dy * ny
  ball.x = nx * room
  ball.y = ny * room
  if (out <= 0) return
  ball.dx -= (1 + BOUNCE) * out * nx
  ball.dy -= (1 + BOUNCE) * out * ny
}

/** Pushes two overlapping balls apart. */
function pushApart(one: Tumbling, other: Tumbling): void {
  const [x, y] = [other.x - one.x, other.y - one.y]
  const far = Math.hypot(x, y)
  const overlap = 2 * BALL_RADIUS - far
  if (overlap <= 0 || far === 0) return
  const [nx, ny] = [x / far, y / far]
  one.x -= (nx * overlap) / 2
  one.y -= (ny * overlap) / 2
  other.x += (nx * overlap) / 2
  other.y += (ny * overlap) / 2
  const closing = (one.dx - other.dx) * nx + (one.dy - other.dy) * ny
  if (closing <= 0) return
  one.dx -= closing * nx * BOUNCE
  one.dy -= closing * ny * BOUNCE
  other.dx += closing * nx * BOUNCE
  other.dy += closing * ny * BOUNCE
}

/** Advances the simulation. While the cage turns, it drags the balls up and drops them. */
export function tumble(balls: readonly Tumbling[], seconds: number, isTurning: boolean, chance: () => number): void {
  for (const ball of balls) {
    ball.dy += PULL * seconds
    if (isTurning) {
      ball.dx += (-ball.y * SWIRL + (chance() - 0.5) * STIR * 6) * seconds
      ball.dy += (ball.x * SWIRL + (chance() - 0.62) * STIR * 6) * seconds
    }
    const slow = Math.max(0, 1 - CALM * seconds)
    ball.dx *= slow
    ball.dy *= slow
    ball.x += ball.dx * seconds
    ball.y += ball.dy * seconds
  }
  balls.forEach((one, at) => balls.slice(at + 1).forEach((other) => pushApart(one, other)))
  balls.forEach(holdIn)
}
