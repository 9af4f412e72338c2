/** Where the pips of each face are, in a box of 100. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
}

/** A die seen from above; one and four are red, as on Asian dice. */
export function Die({ face }: { readonly face: number }) {
  const isRed = face === 1 || face === 4
  return (
    <svg className="die" viewBox="0 0 100 112" aria-hidden="true">
      <rect className="die-side" x="2" y="12" width="96" height="98" rx="20" />
      <rect className="die-top" x="2" y="2" width="96" height="96" rx="20" />
      {PIPS[face]?.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          className={isRed ? 'die-pip is-red' : 'die-pip'}
          cx={x}
          cy={y}
          r={face === 1 ? 15 : 9.5}
        />
      ))}
    </svg>
  )
}
