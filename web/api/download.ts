import { answer, ApiError } from './client.ts'

export type Download = { content: Blob; name: string; headers: Headers }

type FileAnswer = Pick<Response, 'ok' | 'status' | 'json' | 'blob' | 'headers'>

/**
 * The file that a call answers with.
 * @throws ApiError as `answer` does; `network/unreachable` also when the file breaks off
 */
export async function fetchFile(call: Promise<FileAnswer>): Promise<Download> {
  const unreachable = (cause: unknown) => {
    throw new ApiError('network/unreachable', cause)
  }
  const response = await call.catch(unreachable)
  if (!response.ok) return answer(Promise.resolve(response as never))
  const { headers } = response
  return {
    content: await response.blob().catch(unreachable),
    name: /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv',
    headers,
  }
}

/** Hands a file to the browser's downloads. */
export function saveFile({ content, name }: Download): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // the browser has begun to read it by then
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Follows the address of a file that the server hands over as an attachment: the page stays. */
export function followFile(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
