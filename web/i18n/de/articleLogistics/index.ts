import type { NamespaceArticleLogisticsTranslation } from '../../i18n-types.ts'

const de_articleLogistics = {
	// TODO: insert translations

} satisfies NamespaceArticleLogisticsTranslation

export default de_articleLogistics
