import type * as Renderer from '../../web/server/entry.tsx'

let loaded: typeof Renderer | undefined

/**
 * React and all that it renders: loaded with the first page that nobody kept. The module, never the promise of it:
 * asking the runtime again for what it has takes longer than a page's head.
 */
export const renderer = async (): Promise<typeof Renderer> =>
  (loaded ??= await import('../../web/server/entry.tsx'))
