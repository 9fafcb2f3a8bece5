import type { NamespaceBlogTranslation } from '../../i18n-types.ts'

const de_blog = {
	// TODO: insert translations

} satisfies NamespaceBlogTranslation

export default de_blog
