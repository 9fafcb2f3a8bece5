import type { NamespaceArticleLogisticsTranslation } from '../../i18n-types.ts'

const it_articleLogistics = {
	// TODO: insert translations

} satisfies NamespaceArticleLogisticsTranslation

export default it_articleLogistics
