import type { NamespaceArticleLabelsTranslation } from '../../i18n-types.ts'

const fr_articleLabels = {
	// TODO: insert translations

} satisfies NamespaceArticleLabelsTranslation

export default fr_articleLabels
