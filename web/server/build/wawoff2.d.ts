declare module 'wawoff2' {
  /** The plain font of a WOFF2 file. */
  const wawoff2: { decompress: (woff2: Uint8Array) => Promise<Uint8Array> }
  export default wawoff2
}
