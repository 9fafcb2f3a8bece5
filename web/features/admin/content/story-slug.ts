import type { StoryFields } from '#contract/staff/content/stories.ts'

/** An address as it is typed: what cannot stand in one becomes a hyphen. */
export const slugOf = (typed: string) =>
  typed
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')

/** Without the hyphen that a last sign or space has left. */
export const tidied = (fields: StoryFields): StoryFields => ({
  ...fields,
  slug: fields.slug.replace(/-$/, ''),
})
