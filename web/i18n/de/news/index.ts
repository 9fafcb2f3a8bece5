import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const de_news = {
	// TODO: insert translations

} satisfies NamespaceNewsTranslation

export default de_news
