import type { NamespaceArticleLogisticsTranslation } from '../../i18n-types.ts'

const fr_articleLogistics = {
	// TODO: insert translations

} satisfies NamespaceArticleLogisticsTranslation

export default fr_articleLogistics
