import type { NamespaceArticleLabelsTranslation } from '../../i18n-types.ts'

const it_articleLabels = {
	// TODO: insert translations

} satisfies NamespaceArticleLabelsTranslation

export default it_articleLabels
