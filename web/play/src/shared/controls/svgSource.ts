/** The data URL of a drawing of ours, for an image element. */
export function svgSource(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
