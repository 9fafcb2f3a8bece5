type Admin = { id: string; email: string; passwordHash: string; now: Date }

/**
 * SQL that makes an address an administrator, idempotent. An account without a role is reset first,
 * because anyone may have registered the address.
 */
export function adminSql({ id, email, passwordHash, now }: Admin): string {
  const at = quoteSql(now.toISOString())
  const claims = { sub: id, email, email_verified: true, phone_verified: false }
  const values = [quoteSql(id), '0', quoteSql(email)].join(', ')
  const metadata = [{ provider: 'email', providers: ['email'] }, claims].map((it) =>
    quoteSql(JSON.stringify(it)),
  )
  const known = `(select id from users u where email = ${quoteSql(email)}
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
  select ${quoteSql(crypto.randomUUID())}, id, 'email', id, ${bare('id')}, email, ${at}, ${at}
  from users where id in ${known}
  on conflict (provider, provider_id) do update set identity_data = excluded.identity_data;
update users set password_hash = null, new_email = null, version = version + 1,
  email_confirmed_at = null, last_sign_in_at = null, invited_at = ${at},
  app_metadata = ${metadata[0]}, user_metadata = ${bare('id')}, updated_at = ${at}
  where id in ${known};
insert into users (id, version, email, email_confirmed_at, password_hash, app_metadata, user_metadata, created_at, updated_at)
  values (${values}, ${at}, ${quoteSql(passwordHash)}, ${metadata.join(', ')}, ${at}, ${at})
  on conflict do nothing;
insert into identities (id, user_id, provider, provider_id, identity_data, email, created_at, updated_at)
  select ${quoteSql(crypto.randomUUID())}, id, 'email', id, ${metadata[1]}, email, ${at}, ${at}
  from users where id = ${quoteSql(id)};
insert into user_roles (user_id, role) select id, 'admin' from users where email = ${quoteSql(email)}
  on conflict (user_id) do update set role = 'admin';
insert into admin_actions (actor, action, subject, detail, acted_at)
  select 'operator', 'user/made-admin', id, '{}', ${at} from users where email = ${quoteSql(email)};
`
}

export function quoteSql(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
