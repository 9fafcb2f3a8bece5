const dayMs = 86_400_000
/**
 * Longer than D1's Time Travel (30 days): a restored database may refer to objects that look
 * orphaned now.
 */
const restMs = 31 * dayMs
/** Object names begin with a hexadecimal digit; each day covers one digit. */
const turns = 16
/** Most pages of a thousand names that one run reads. */
const mostPages = 20

/**
 * Deletes orphaned objects (failed or duplicate uploads) from an R2 bucket, a sixteenth of all
 * names per day. Names are never reused.
 * @param unknownOf returns the names without a database row
 */
export async function deleteOrphanedObjects(
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
