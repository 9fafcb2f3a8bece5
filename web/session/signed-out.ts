const name = 'meltemi-signed-out'

/** Tells every tab of this browser, this one included, that someone meant to leave: also where sessions are in memory. */
export function announceSignOut(userId: string): void {
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: ours
  channel.postMessage(userId)
  channel.close()
}

/** @returns stops listening */
export function onSignOut(listener: (userId: string) => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => listener(String(data)))
  return () => channel.close()
}
