/** Strokes in a box of 24, all of one width. */
const PATHS = {
  spin: 'M20 12a8 8 0 1 1-2.6-5.9M20 3.5V8h-4.5',
  skip: 'M6 5.5v13l9-6.5zM18.5 5.5v13',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  menu: 'M4.5 7h15M4.5 12h15M4.5 17h15',
  prizes: 'M7 4.5h10v4a5 5 0 0 1-10 0zM7 6H4v1a4 4 0 0 0 3.4 3.9M17 6h3v1a4 4 0 0 1-3.4 3.9M12 13.5v3.5M8.5 19.5h7',
  turbo: 'M13 3 5.5 13.5H11L10 21l8-11h-6z',
  sound: 'M4.5 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  mute: 'M4.5 9.5v5h3.5l4.5 4v-13l-4.5 4zM16.5 9.5l5 5M21.5 9.5l-5 5',
  auto: 'M4.5 12a7.5 7.5 0 0 1 12.8-5.3L19.5 9M19.5 4.5V9H15M19.5 12a7.5 7.5 0 0 1-12.8 5.3L4.5 15M4.5 19.5V15H9M10.5 9.5v5l4-2.5z',
  stop: 'M7 7h10v10H7z',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  forward: 'M9.5 5.5 16 12l-6.5 6.5',
  dice: 'M6 4.5h12a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V6A1.5 1.5 0 0 1 6 4.5zM9 9h.01M15 15h.01M12 12h.01M15 9h.01M9 15h.01',
  erase: 'M9 6h10.5v12H9l-5-6zM12 10l4 4M16 10l-4 4',
  copy: 'M9 9h10.5v10.5H9zM5.5 15H4.5V4.5H15v1',
  good: 'M5 12.5 10 17.5 19.5 7',
  bad: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  replay: 'M7 4.5v15l12-7.5z',
  undo: 'M9 5 4.5 9.5 9 14M5 9.5h8.5a5 5 0 0 1 0 10H10',
  clear: 'M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 11v5M13.5 11v5',
  repeat: 'M4.5 12a7.5 7.5 0 1 0 2.6-5.7L4.5 8.7M4.5 4.5v4.2h4.2',
  double: 'M4.5 8.5l6 7M10.5 8.5l-6 7M14 10a2.6 2.6 0 1 1 4.6 1.7L14 16.5h5.5',
  envelope: 'M4 6.5h16v11.5H4zM4 7.5l8 6 8-6',
  chat: 'M5 5.5h14v10h-7l-4 3.5v-3.5H5zM8.5 9.5h7M8.5 12.5h4.5',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  save: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14',
  seal: 'M12 3.5l7 3v5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9v-5zM9 12l2.2 2.2L15.2 10',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
