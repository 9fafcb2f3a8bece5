import type { z } from 'zod'
import { AuthFailure, type Call } from './protocol.ts'

const limitBytes = 1024 * 1024

/**
 * Reads a JSON body the way the protocol's clients need it: unknown fields are ignored and `null` means absent.
 * @throws AuthFailure `bad_json` for no JSON object or a field of the wrong type, `request_entity_too_large`
 */
export async function readJson<Schema extends z.ZodType>(
  c: Call,
  schema: Schema,
): Promise<z.output<Schema>> {
  const given = parseObject(await readText(c.req.raw))
  const present = Object.entries(given).filter(([, value]) => value !== null)
  const checked = schema.safeParse(Object.fromEntries(present))
  if (checked.success) return checked.data
  const [issue] = checked.error.issues
  throw badJson(`${issue?.path.join('.')}: ${issue?.message}`)
}

function parseObject(text: string): object {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badJson()
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badJson()
  return value
}

/** Counts what really arrives: a header may say anything, or nothing. */
export async function readText(request: Request): Promise<string> {
  const tooLarge = () => new AuthFailure('request_entity_too_large')
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw tooLarge()
  if (!request.body) throw badJson()
  const decoder = new TextDecoder()
  let text = ''
  let sizeBytes = 0
  for await (const chunk of request.body) {
    sizeBytes += chunk.byteLength
    if (sizeBytes > limitBytes) throw tooLarge()
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

const badJson = (detail?: string) =>
  new AuthFailure('bad_json', detail === undefined ? {} : { message: `Wrong type of ${detail}` })
