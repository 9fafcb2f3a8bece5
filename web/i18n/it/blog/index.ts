import type { NamespaceBlogTranslation } from '../../i18n-types.ts'

const it_blog = {
	// TODO: insert translations

} satisfies NamespaceBlogTranslation

export default it_blog
