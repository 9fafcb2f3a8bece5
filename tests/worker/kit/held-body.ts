/** A body of which five bytes are sent; the rest follows once someone says so. */
export function heldBody(whole: Uint8Array) {
  let finish = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(held) {
      held.enqueue(whole.slice(0, 5))
      finish = () => {
        held.enqueue(whole.slice(5))
        held.close()
      }
    },
  })
  return { body, finish: () => finish() }
}
