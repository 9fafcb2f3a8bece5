import type { NamespaceBlogTranslation } from '../../i18n-types.ts'

const fr_blog = {
	// TODO: insert translations

} satisfies NamespaceBlogTranslation

export default fr_blog
