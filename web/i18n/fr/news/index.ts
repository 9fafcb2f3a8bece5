import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const fr_news = {
	// TODO: insert translations

} satisfies NamespaceNewsTranslation

export default fr_news
