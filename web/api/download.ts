import { answer, ApiError } from './client.ts'

export type Download = { content: Blob; name: string; headers: Headers }

type FileAnswer = Pick<Response, 'ok' | 'status' | 'json' | 'blob' | 'headers'>

/**
 * Returns the file of a successful call.
 * @throws ApiError as `answer` does; `network/unreachable` also when the download is cut off
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

/** Saves a file through the browser's download. */
export function saveFile({ content, name }: Download): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // browsers have started reading the blob by then
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Downloads a URL that the server sends as an attachment; the page stays open. */
export function downloadUrl(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
