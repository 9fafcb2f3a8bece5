import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import {
  notificationEventNames,
  notificationEventRow,
  type NotificationEvent,
} from '#contract/notifications/notification-events.ts'
import type { Preference, PreferenceChange } from '#contract/notifications/notifications.ts'
import type { Db } from '../../db/client.ts'
import {
  notificationPreferencesTable as preferences,
  notificationRecipientsTable as recipients,
} from '../../db/schema/site/notifications.ts'

/** Preferences of a user by event, with defaults. */
export async function listPreferences(db: Db, userId: string): Promise<Preference[]> {
  const rows = await db.select().from(preferences).where(eq(preferences.userId, userId))
  const chosen = new Map(rows.map((row) => [row.event, row]))
  return notificationEventNames.map((event) => {
    const { inbox, mail, isAlarm = false } = notificationEventRow(event)
    const own = chosen.get(event)
    return { event, inbox: own?.inbox ?? inbox, mail: own?.mail ?? mail, is_alarm: isAlarm }
  })
}

/** Stores a preference. Existing notifications stay; unwanted pending mails are cancelled. */
export async function storePreference(
  db: Db,
  userId: string,
  event: NotificationEvent,
  { inbox, mail }: PreferenceChange,
  now: Date,
): Promise<void> {
  const row = { inbox, mail, updatedAt: now.toISOString() }
  await db.batch([
    db
      .insert(preferences)
      .values({ userId, event, ...row })
      .onConflictDoUpdate({ target: [preferences.userId, preferences.event], set: row }),
    db
      .update(recipients)
      .set({ mail: null })
      .where(
        and(
          eq(recipients.userId, userId),
          isNotNull(recipients.mail),
          ne(recipients.mail, mail),
          sql`(select event from notifications n where n.id = notification_id) = ${event}`,
        ),
      ),
  ])
}
