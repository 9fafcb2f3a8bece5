import type { NamespaceBlogTranslation } from '../../i18n-types.ts'

const el_blog = {
	// TODO: insert translations

} satisfies NamespaceBlogTranslation

export default el_blog
