import { json, password, type World } from '../world.ts'

/** Re-authenticates with the password, as the browser does. Only the returned token is a proof. */
export async function proven(
  { send }: Pick<World, 'send'>,
  token: string,
  typed = password,
): Promise<string> {
  const body = { password: typed }
  const answer = await send('/api/account/proof', { method: 'POST', token, body })
  const { access_token } = await json(answer)
  if (typeof access_token !== 'string') throw new Error(`The proof was refused: ${answer.status}`)
  return access_token
}
