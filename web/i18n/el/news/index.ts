import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const el_news = {
	// TODO: insert translations

} satisfies NamespaceNewsTranslation

export default el_news
