/** React and all that it renders: loaded with the first page that nobody kept. The runtime remembers it. */
export const renderer = () => import('../../web/server/entry.tsx')
