type Admin = { id: string; email: string; passwordHash: string; now: Date }

/**
 * Makes an address an administrator. All or nothing, and as often as wanted: D1 runs a file as one transaction. What
 * lies with an address that nobody has confirmed may be a stranger's: password, data and mailed links go.
 */
export function adminSql({ id, email, passwordHash, now }: Admin): string {
  const at = quoted(now.toISOString())
  const claims = { sub: id, email, email_verified: true, phone_verified: false }
  const values = [id, email].map(quoted).join(', ')
  const metadata = [{ provider: 'email', providers: ['email'] }, claims].map((it) =>
    quoted(JSON.stringify(it)),
  )
  const unproven = `(select id from users where email = ${quoted(email)} and email_confirmed_at is null)`
  const bare = (owner: string) =>
    `json_object('sub', ${owner}, 'email', email, 'email_verified', json('false'), 'phone_verified', json('false'))`
  return `
delete from one_time_tokens where user_id in ${unproven};
update identities set identity_data = ${bare('user_id')} where provider = 'email' and user_id in ${unproven};
update users set password_hash = null, user_metadata = ${bare('id')}, updated_at = ${at}
  where email = ${quoted(email)} and email_confirmed_at is null;
insert into users (id, email, email_confirmed_at, password_hash, app_metadata, user_metadata, created_at, updated_at)
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
