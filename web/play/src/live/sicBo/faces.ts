/** The dice that a place shows: as many of a face as it needs. */
export function facesOf(place: string): readonly number[] {
  const [kind = '', ...faces] = place.split('-')
  const shown = faces.map(Number)
  if (kind === 'double') return [...shown, ...shown]
  if (kind === 'triple') return [...shown, ...shown, ...shown]
  return kind === 'single' || kind === 'pair' ? shown : []
}
