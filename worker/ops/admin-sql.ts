type Admin = { id: string; email: string; passwordHash: string; now: Date }

/**
 * Makes an address an administrator. All or nothing, and as often as wanted: D1 runs a file as one transaction. An account
 * that has no rights is emptied first, as anyone may have signed it up (features/auth/staff.ts): password,
 * data, mailed links, sessions, factors and other ways of signing in go, and it is as if it had just been invited.
 */
export function adminSql({ id, email, passwordHash, now }: Admin): string {
  const at = quoted(now.toISOString())
  const claims = { sub: id, email, email_verified: true, phone_verified: false }
  const values = [quoted(id), '0', quoted(email)].join(', ')
  const metadata = [{ provider: 'email', providers: ['email'] }, claims].map((it) =>
    quoted(JSON.stringify(it)),
  )
  const known = `(select id from users u where email = ${quoted(email)}
  and not exists (select 1 from user_roles r where r.user_id = u.id))`
  const bare = (owner: string) =>
    `json_object('sub', ${owner}, 'email', email, 'email_verified', json('false'), 'phone_verified', json('false'))`
  return `
delete from sessions where user_id in ${known};
delete from mfa_factors where user_id in ${known};
delete from recovery_codes where user_id in ${known};
delete from one_time_tokens where user_id in ${known};
delete from flow_states where user_id in ${known};
delete from identities where provider <> 'email' and user_id in ${known};
insert into identities (id, user_id, provider, provider_id, identity_data, email, created_at, updated_at)
  select ${quoted(crypto.randomUUID())}, id, 'email', id, ${bare('id')}, email, ${at}, ${at}
  from users where id in ${known}
  on conflict (provider, provider_id) do update set identity_data = excluded.identity_data;
update users set password_hash = null, new_email = null, version = version + 1,
  email_confirmed_at = null, last_sign_in_at = null, invited_at = ${at},
  app_metadata = ${metadata[0]}, user_metadata = ${bare('id')}, updated_at = ${at}
  where id in ${known};
insert into users (id, version, email, email_confirmed_at, password_hash, app_metadata, user_metadata, created_at, updated_at)
  values (${values}, ${at}, ${quoted(passwordHash)}, ${metadata.join(', ')}, ${at}, ${at})
  on conflict do nothing;
insert into identities (id, user_id, provider, provider_id, identity_data, email, created_at, updated_at)
  select ${quoted(crypto.randomUUID())}, id, 'email', id, ${metadata[1]}, email, ${at}, ${at}
  from users where id = ${quoted(id)};
insert into user_roles (user_id, role) select id, 'admin' from users where email = ${quoted(email)}
  on conflict (user_id) do update set role = 'admin';
insert into admin_actions (actor, action, subject, detail, acted_at)
  select 'operator', 'user/made-admin', id, '{}', ${at} from users where email = ${quoted(email)};
`
}

export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
