type Admin = { id: string; email: string; passwordHash: string; now: Date }

/**
 * Makes an address an administrator. All or nothing, and as often as wanted: D1 runs a file as one transaction. What
 * lies with an account that nobody has proven may be a stranger's: password, data, mailed links, sessions, factors and
 * other ways of signing in go, and it is as if it had just been invited (features/auth/account/unproven.ts). So it is with
 * an account in which something is older than its proof.
 */
export function adminSql({ id, email, passwordHash, now }: Admin): string {
  const at = quoted(now.toISOString())
  const claims = { sub: id, email, email_verified: true, phone_verified: false }
  const values = [id, email].map(quoted).join(', ')
  const metadata = [{ provider: 'email', providers: ['email'] }, claims].map((it) =>
    quoted(JSON.stringify(it)),
  )
  const unproven = `(select id from users where email = ${quoted(email)} and password_proven_at is null)`
  const bare = (owner: string) =>
    `json_object('sub', ${owner}, 'email', email, 'email_verified', json('false'), 'phone_verified', json('false'))`
  return `
update users set password_proven_at = null where email = ${quoted(email)} and (
  exists (select 1 from identities i where i.user_id = users.id
    and i.provider <> 'email' and i.created_at < password_proven_at)
  or exists (select 1 from mfa_factors f where f.user_id = users.id and f.created_at < password_proven_at)
  or exists (select 1 from sessions s where s.user_id = users.id
    and s.created_at < password_proven_at and s.proven_address is not users.email));
delete from sessions where user_id in ${unproven};
delete from known_places where substr(key, 1, instr(key, ':') - 1) in ${unproven};
delete from mfa_factors where user_id in ${unproven};
delete from recovery_codes where user_id in ${unproven};
delete from one_time_tokens where user_id in ${unproven};
delete from flow_states where user_id in ${unproven} or link_user_id in ${unproven};
delete from identities where provider <> 'email' and user_id in ${unproven};
insert into identities (id, user_id, provider, provider_id, identity_data, email, created_at, updated_at)
  select ${quoted(crypto.randomUUID())}, id, 'email', id, ${bare('id')}, email, ${at}, ${at}
  from users where id in ${unproven}
  on conflict (provider, provider_id) do update set identity_data = excluded.identity_data;
update users set password_hash = null, password_proves_from = null, new_email = null,
  email_confirmed_at = null, last_sign_in_at = null, invited_at = ${at},
  app_metadata = ${metadata[0]}, user_metadata = ${bare('id')}, updated_at = ${at}, password_proven_at = ${at}
  where id in ${unproven};
insert into users (id, email, email_confirmed_at, password_proven_at, password_hash, app_metadata, user_metadata, created_at, updated_at)
  values (${values}, ${at}, ${at}, ${quoted(passwordHash)}, ${metadata.join(', ')}, ${at}, ${at})
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
