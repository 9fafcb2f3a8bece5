/** Texts of every page, and the loaders of the other namespaces; a page loads those of its own language only. */
export { default as shared } from './index.ts'
export const namespaces = import.meta.glob('./*/index.ts', { import: 'default' })
