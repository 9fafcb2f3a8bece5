import { localeCodes } from '#contract/locales.ts'
import type { StaffStory, StoryFields } from '#contract/staff/content/stories.ts'
import { answer } from '../../../api/client.ts'
import { staffCall } from '../calls/staff-call.ts'
import { useDraft } from '../settings/use-draft.ts'
import { tidied } from './story-slug.ts'
import { useAutosave } from './use-autosave.ts'
import type { StoryState } from './use-content.ts'

/** Whether the story is published in any language. */
export const isPublic = ({ archived, texts }: StaffStory): boolean =>
  !archived && localeCodes.some((code) => ['shipped', 'written'].includes(texts[code].live))

/** The fields shared by all languages, without the rest of the response. */
export function fieldsOf(story: StoryFields): StoryFields {
  const { slug, day, illustration, picture, archived } = story
  const common = { slug, day, illustration, picture, archived }
  if (!('author' in story)) {
    return { ...common, category: story.category, ends_on: story.ends_on }
  }
  const { category, author, featured } = story
  return { ...common, category, author, featured }
}

/**
 * The shared fields of a story while they are edited. They save themselves until the story is
 * published. After that they are published together with the text.
 */
export function useDetails(state: StoryState, story: StaffStory) {
  const draft = useDraft({ value: fieldsOf(story), version: story.version }, `story:${story.id}`)
  const { value, isDirty, theirs, version } = draft
  const isSeen = isPublic(story)
  const isValid = value.day !== '' && tidied(value).slug !== ''
  const put = async (fields: StoryFields) => {
    const param = { id: story.id }
    const json = { fields: tidied(fields), version }
    const saved = await staffCall((api) => answer(api.admin.content[':id'].$put({ param, json })))
    draft.saved(fields, { value: fieldsOf(saved.story), version: saved.story.version })
    state.show(saved)
  }
  const autosave = useAutosave({
    value,
    isDue: isDirty && !isSeen && isValid && theirs === null && !state.isBusy,
    restMs: 800,
    save: () => put(value),
  })
  return {
    ...draft,
    ...autosave,
    isPublic: isSeen,
    /** Changed fields to publish, if the story is public. */
    toPublish:
      isSeen && isDirty && isValid && !theirs ? { fields: tidied(value), version } : undefined,
    isIncomplete: !isValid,
    /** Archives or restores the story without saving other fields. */
    archiving: (archived: boolean, success: string): Parameters<StoryState['act']>[0] => {
      const fields = { ...fieldsOf(story), archived }
      return {
        run: (api) =>
          answer(
            api.admin.content[':id'].$put({ param: { id: story.id }, json: { fields, version } }),
          ),
        success,
        onDone: (saved) =>
          draft.saved(
            fields,
            { value: fieldsOf(saved.story), version: saved.story.version },
            (typed) => ({ ...typed, archived }),
          ),
      }
    },
    /** Records that the fields sent with a publication were saved. */
    saved: (sent: StoryFields, now: StaffStory) =>
      draft.saved(sent, { value: fieldsOf(now), version: now.version }),
  }
}

export type Details = ReturnType<typeof useDetails>
