import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { type Json, instant } from './columns.ts'

/** Who can sign in. Everything else of the auth service hangs on a user and goes with it. */
export const usersTable = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Counts the changes of the account, and of all rows that belong to it: each is written under the one it was decided on. */
    version: integer('version').notNull().default(0),
    /** Lower-cased: letter case never tells two addresses apart. */
    email: text('email').notNull().unique(),
    /** PHC string with its parameters; absent for who never set a password. */
    passwordHash: text('password_hash'),
    /** When the address was verified; absent: the account is unverified. */
    emailConfirmedAt: instant('email_confirmed_at'),
    /** Asked for, not confirmed yet. */
    newEmail: text('new_email'),
    confirmationSentAt: instant('confirmation_sent_at'),
    recoverySentAt: instant('recovery_sent_at'),
    emailChangeSentAt: instant('email_change_sent_at'),
    reauthenticationSentAt: instant('reauthentication_sent_at'),
    invitedAt: instant('invited_at'),
    lastSignInAt: instant('last_sign_in_at'),
    /** Suspended until then; every check asks, so it acts on the next request. */
    bannedUntil: instant('banned_until'),
    /** Written by the server only. */
    appMetadata: text('app_metadata', { mode: 'json' }).$type<Json>().notNull(),
    /** Written by the user too: never decide anything by it. */
    userMetadata: text('user_metadata', { mode: 'json' }).$type<Json>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('users_created').on(table.createdAt)],
)

/** The account that a row belongs to, and goes with. */
export const userId = () =>
  text('user_id')
    .notNull()
    .references(() => usersTable.id, { onDelete: 'cascade' })

/** At most one role each; no row is no role. */
export const userRolesTable = sqliteTable(
  'user_roles',
  {
    userId: userId().primaryKey(),
    role: text('role', { enum: ['admin', 'client'] }).notNull(),
  },
  (table) => [
    check('user_roles_role', sql`${table.role} in ('admin', 'client')`),
    // a handful among all clients
    index('user_roles_admins')
      .on(table.userId)
      .where(sql`role = 'admin'`),
  ],
)

/** One way of signing in: `email`, or an OpenID provider. */
export const identitiesTable = sqliteTable(
  'identities',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    provider: text('provider').notNull(),
    /** The provider's subject; the user id for `email`. */
    providerId: text('provider_id').notNull(),
    identityData: text('identity_data', { mode: 'json' }).$type<Json>().notNull(),
    email: text('email'),
    lastSignInAt: instant('last_sign_in_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('identities_subject').on(table.provider, table.providerId),
    index('identities_user').on(table.userId),
  ],
)
