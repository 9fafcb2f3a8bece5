/** The words of every page, and what loads the rest of this language: a page carries the names of no other. */
export { default as shared } from './index.ts'
export const namespaces = import.meta.glob('./*/index.ts', { import: 'default' })
