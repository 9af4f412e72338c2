const LAMPS = [36, 118, 282, 364]

/** The background of the presenter: arches, a warm wall, and hanging lamps. */
export function Studio() {
  return (
    <svg className="studio" viewBox="0 0 400 240" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <g className="studio-arches">
        {[-70, 40, 150, 260, 370].map((x) => (
          <path key={x} d={`M${x} 250V96a50 50 0 0 1 100 0v154`} />
        ))}
      </g>
      {LAMPS.map((x, at) => (
        <g key={x} className="studio-lamp" transform={`translate(${x} ${at % 2 === 0 ? 30 : 46})`}>
          <path className="studio-cord" d="M0 -50V-8" />
          <circle className="studio-halo" r="30" />
          <path className="studio-shade" d="M-9 4C-9 -6 -4 -9 0 -9S9 -6 9 4z" />
          <ellipse className="studio-bulb" cy="4" rx="9" ry="2.6" />
        </g>
      ))}
    </svg>
  )
}
