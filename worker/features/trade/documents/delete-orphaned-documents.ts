import { sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { deleteOrphanedObjects } from '../../../lib/delete-orphaned-objects.ts'

/** Deletes orphaned objects from R2. */
export const deleteOrphanedDocuments = ({ db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>) =>
  deleteOrphanedObjects(files, now(), async (names) => {
    const unknown = await db.all<{ name: string }>(sql`
      select n.value as name from json_each(${JSON.stringify(names)}) n
      where not exists (select 1 from documents where id = n.value)`)
    return unknown.map(({ name }) => name)
  })
