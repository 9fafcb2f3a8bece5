declare module 'wawoff2' {
  const wawoff2: {
    /** The plain font of a WOFF2 file. */
    decompress: (woff2: Uint8Array) => Promise<Uint8Array>
    compress: (sfnt: Uint8Array) => Promise<Uint8Array>
  }
  export default wawoff2
}
