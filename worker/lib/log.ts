import { AsyncLocalStorage } from 'node:async_hooks'

export type Level = 'info' | 'warn' | 'error'
export type Facts = {
  /** The feature that speaks. */
  area?: string
  /** An error; it is described without what someone entered. */
  cause?: unknown
  [name: string]: unknown
}

const requests = new AsyncLocalStorage<string>()

/** Everything that is logged while `work` runs carries the request's id, which answers carry too. */
export const withRequestId = <Result>(requestId: string, work: () => Result): Result =>
  requests.run(requestId, work)

/** The id of the request that is being answered, if one is. */
export const currentRequestId = (): string | undefined => requests.getStore()

/** The id of a request: what it brings along, where that is harmless (letters, digits, `-`, `_` and `=`), or a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id')
  return given !== null && /^[\w\-=]{1,255}$/.test(given) ? given : crypto.randomUUID()
}

/**
 * Writes one line of JSON: the only way this Worker logs. Personal data do not belong into `facts`; what slips in by
 * an error's text (addresses, numbers, tokens) is taken out.
 */
export function log(level: Level, message: string, { cause, ...facts }: Facts = {}): void {
  const requestId = requests.getStore()
  const line = {
    level,
    message,
    ...(requestId !== undefined && { requestId }),
    ...facts,
    ...(cause !== undefined && { cause: describe(cause) }),
  }
  // oxlint-disable-next-line no-console
  console[level](withoutPersonalData(JSON.stringify(line)))
}

/** An error's kind, text and where it came from, its causes included; database errors without their parameters. */
function describe(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return String(error)
  const trace = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    name: error.name,
    message: textOf(error),
    ...(depth === 0 && { at: trace.slice(0, 8).map((line) => line.trim()) }),
    ...(error.cause !== undefined && depth < 4 && { cause: describe(error.cause, depth + 1) }),
  }
}

/** Drizzle's text is "Failed query: … params: …": the parameters are what someone entered. */
const textOf = (error: Error): string =>
  error.message.replace(/\n?params:[\s\S]*$/, '').replaceAll(/\s+/g, ' ')

/** The first line of the innermost cause, without personal data: what staff may read of an error. */
export function innermost(error: unknown): string {
  if (!(error instanceof Error)) return withoutPersonalData(String(error))
  if (error.cause instanceof Error) return innermost(error.cause)
  return withoutPersonalData(textOf(error).slice(0, 300))
}

const patterns: [RegExp, string][] = [
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/g, '[email]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '[ip]'],
  [/(?<![\w:])(?=[\da-f:]*::|(?:[\da-f]{1,4}:){5})[\da-f:]{4,39}(?![\w:])/gi, '[ip]'],
  [/\+\d[\d ().-]{7,}\d/g, '[phone]'],
]

/** Takes out what looks like an e-mail address, an IP address, a telephone number in E.164, or a token. */
export function withoutPersonalData(text: string): string {
  return patterns.reduce((clean, [pattern, mark]) => clean.replaceAll(pattern, mark), text)
}
