import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { type Json, instant } from './columns.ts'

/** Accounts. All other auth rows refer to a user and are deleted with it. */
export const usersTable = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Optimistic locking of the account and all its rows. */
    version: integer('version').notNull().default(0),
    /** Lower case. */
    email: text('email').notNull().unique(),
    /** PHC string; `null` when no password is set. */
    passwordHash: text('password_hash'),
    /** When the address was confirmed; `null`: unconfirmed. */
    emailConfirmedAt: instant('email_confirmed_at'),
    /** Requested but not confirmed. */
    newEmail: text('new_email'),
    confirmationSentAt: instant('confirmation_sent_at'),
    recoverySentAt: instant('recovery_sent_at'),
    emailChangeSentAt: instant('email_change_sent_at'),
    reauthenticationSentAt: instant('reauthentication_sent_at'),
    invitedAt: instant('invited_at'),
    lastSignInAt: instant('last_sign_in_at'),
    /** Suspended until this instant; checked on every request. */
    bannedUntil: instant('banned_until'),
    /** Metadata that only the server writes. */
    appMetadata: text('app_metadata', { mode: 'json' }).$type<Json>().notNull(),
    /** Metadata that the user can write: never base authorization on it. */
    userMetadata: text('user_metadata', { mode: 'json' }).$type<Json>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('users_created').on(table.createdAt)],
)

/** Foreign key to the account, with cascading delete. */
export const userId = () =>
  text('user_id')
    .notNull()
    .references(() => usersTable.id, { onDelete: 'cascade' })

/** Role of a user; at most one, no row means none. */
export const userRolesTable = sqliteTable(
  'user_roles',
  {
    userId: userId().primaryKey(),
    role: text('role', { enum: ['admin', 'client'] }).notNull(),
  },
  (table) => [
    check('user_roles_role', sql`${table.role} in ('admin', 'client')`),
    // few administrators among many clients
    index('user_roles_admins')
      .on(table.userId)
      .where(sql`role = 'admin'`),
  ],
)

/** Sign-in methods of a user: `email`, or an OpenID provider. */
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
