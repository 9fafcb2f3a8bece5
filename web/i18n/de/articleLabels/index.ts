import type { NamespaceArticleLabelsTranslation } from '../../i18n-types.ts'

const de_articleLabels = {
	// TODO: insert translations

} satisfies NamespaceArticleLabelsTranslation

export default de_articleLabels
