const FLAGS = Array.from({ length: 11 }, (_, at) => at)
const BOARDS = Array.from({ length: 16 }, (_, at) => at)

/** A small ring of painted boards under a string of flags. */
export function Pit() {
  return (
    <svg className="pit" viewBox="0 0 800 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="pit-cord" d="M-20 34Q400 104 820 34" />
      {FLAGS.map((at) => {
        const x = 20 + at * 76
        const y = 70 - ((x - 400) / 420) ** 2 * 34
        return <path key={at} className={`pit-flag is-${at % 3}`} d={`M${x - 16} ${y}h32l-16 30z`} />
      })}
      <path className="pit-rim" d="M-40 236Q400 176 840 236V330H-40z" />
      {BOARDS.map((at) => {
        const x = -20 + at * 54
        const y = 206 + ((x + 24 - 400) / 440) ** 2 * 30
        return <path key={at} className={`pit-board is-${at % 2}`} d={`M${x} ${y + 6}h48v90h-48z`} />
      })}
      <ellipse className="pit-floor" cx="400" cy="350" rx="520" ry="92" />
      <ellipse className="pit-line" cx="400" cy="348" rx="300" ry="50" />
    </svg>
  )
}
