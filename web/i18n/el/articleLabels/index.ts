import type { NamespaceArticleLabelsTranslation } from '../../i18n-types.ts'

const el_articleLabels = {
	// TODO: insert translations

} satisfies NamespaceArticleLabelsTranslation

export default el_articleLabels
