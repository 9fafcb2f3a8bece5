import { AsyncLocalStorage } from 'node:async_hooks'

export type LogLevel = 'info' | 'warn' | 'error'
export type LogFacts = {
  /** The feature that logs. */
  area?: string
  /** Error; logged without the parameters of database queries. */
  cause?: unknown
  [name: string]: unknown
}

const requests = new AsyncLocalStorage<string>()

/** Runs `work` with a request id that is added to its log lines. */
export const withRequestId = <Result>(requestId: string, work: () => Result): Result =>
  requests.run(requestId, work)

export const currentRequestId = (): string | undefined => requests.getStore()

/**
 * The request's `x-request-id` if it consists of letters, digits, `-`, `_` and `=`, else a new id.
 */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id')
  return given !== null && /^[\w\-=]{1,255}$/.test(given) ? given : crypto.randomUUID()
}

/**
 * Writes one line of JSON; the Worker's only way to log. `facts` must hold no personal data; mail
 * addresses, IP addresses, telephone numbers and tokens in error texts are replaced.
 */
export function log(level: LogLevel, message: string, { cause, ...facts }: LogFacts = {}): void {
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

/** Name, message and stack of an error and its causes, without query parameters. */
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

/** Removes the parameters from Drizzle's "Failed query: … params: …": they are user input. */
const textOf = (error: Error): string =>
  error.message.replace(/\n?params:[\s\S]*$/, '').replaceAll(/\s+/g, ' ')

/** First line of the innermost cause, without personal data, for display to staff. */
export function rootCauseText(error: unknown): string {
  if (!(error instanceof Error)) return withoutPersonalData(String(error))
  if (error.cause instanceof Error) return rootCauseText(error.cause)
  return withoutPersonalData(textOf(error).slice(0, 300))
}

const patterns: [RegExp, string][] = [
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/g, '[email]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '[ip]'],
  [/(?<![\w:])(?=[\da-f:]*::|(?:[\da-f]{1,4}:){5})[\da-f:]{4,39}(?![\w:])/gi, '[ip]'],
  [/\+\d[\d ().-]{7,}\d/g, '[phone]'],
]

/** Replaces mail addresses, IP addresses, E.164 telephone numbers and tokens. */
export function withoutPersonalData(text: string): string {
  return patterns.reduce((clean, [pattern, mark]) => clean.replaceAll(pattern, mark), text)
}
