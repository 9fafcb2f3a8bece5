/** A body that sends five bytes, and the rest on request. */
export function pausedBody(whole: Uint8Array) {
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
