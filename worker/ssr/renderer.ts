import type * as Renderer from '../../web/server/entry.tsx'

/** The value, never the promise: asking the runtime for a module that it has takes a twentieth of a rendering. */
let loaded: typeof Renderer | undefined

/** React and all that it renders: loaded with the first page that no one kept. */
export const renderer = async (): Promise<typeof Renderer> =>
  (loaded ??= await import('../../web/server/entry.tsx'))
