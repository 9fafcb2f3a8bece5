const name = 'meltemi-signed-out'

/**
 * Notifies all tabs of this browser, including this one, that the user signed out. Also reaches
 * in-memory sessions.
 */
export function announceSignOut(userId: string): void {
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: ours
  channel.postMessage(userId)
  channel.close()
}

/** @returns unsubscribe */
export function onSignOut(listener: (userId: string) => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => listener(String(data)))
  return () => channel.close()
}
