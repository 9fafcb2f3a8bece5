const dayMs = 86_400_000
/** Longer than a database can be set back: what an older state does not know is needed again when that is undone. */
const restMs = 31 * dayMs
/** Names begin with a hexadecimal digit: each day has its own. */
const turns = 16
/** Of a thousand names. */
const mostPages = 20

/**
 * Deletes what lies in a store and belongs to nothing: an upload was broken off, or the same came twice at once. Looks at
 * a sixteenth of all names a day. A name is never given twice, so nothing that lacks its row for so long gets one.
 * @param unknownOf which of some names belong to nothing
 */
export async function sweepStore(
  store: R2Bucket,
  now: Date,
  unknownOf: (names: string[]) => Promise<string[]>,
): Promise<void> {
  const nowMs = now.getTime()
  const prefix = (Math.floor(nowMs / dayMs) % turns).toString(turns)
  let cursor: string | undefined
  for (let page = 0; page < mostPages; page++) {
    const found = await store.list({ prefix, ...(cursor !== undefined && { cursor }) })
    const old = found.objects.flatMap(({ key, uploaded }) =>
      uploaded.getTime() < nowMs - restMs ? [key] : [],
    )
    const unknown = old.length > 0 ? await unknownOf(old) : []
    if (unknown.length > 0) await store.delete(unknown)
    if (!found.truncated) return
    cursor = found.cursor
  }
}
