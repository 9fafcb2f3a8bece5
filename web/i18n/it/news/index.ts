import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const it_news = {
	// TODO: insert translations

} satisfies NamespaceNewsTranslation

export default it_news
