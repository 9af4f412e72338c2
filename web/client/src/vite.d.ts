/** The URL of a worker script, as the build names it. */
declare module '*?worker&url' {
  const address: string
  export default address
}
