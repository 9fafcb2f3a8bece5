/** Additional sources of a Content-Security-Policy, by directive. */
export type PolicySources = Partial<Record<`${string}-src`, readonly string[]>>
