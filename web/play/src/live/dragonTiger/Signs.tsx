/** A dragon's head, from the side. */
export function DragonSign() {
  return (
    <svg className="dt-sign is-dragon" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M4 20c2-8 8-12 14-12l-2-5 5 4 5-3-2 6c4 3 5 7 4 11l-6-3-5 2 5 3-4 3-7-2c-3 0-5-1-7-4z" />
      <circle className="dt-eye" cx="20" cy="13" r="1.6" />
    </svg>
  )
}

/** A tiger's face. */
export function TigerSign() {
  return (
    <svg className="dt-sign is-tiger" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M5 6l6 2q5-2 10 0l6-2-1 7c2 8-3 15-10 15S4 21 6 13z" />
      <path className="dt-stripe" d="M16 9v5M12.5 9.5l1 4M19.5 9.5l-1 4M6.5 17h4M6.8 21h3.5M25.5 17h-4M25.2 21h-3.5" />
      <circle className="dt-eye" cx="12" cy="17" r="1.5" />
      <circle className="dt-eye" cx="20" cy="17" r="1.5" />
      <path className="dt-eye" d="M14 21h4l-2 2.5z" />
    </svg>
  )
}
