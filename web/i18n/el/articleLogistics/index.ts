import type { NamespaceArticleLogisticsTranslation } from '../../i18n-types.ts'

const el_articleLogistics = {
	// TODO: insert translations

} satisfies NamespaceArticleLogisticsTranslation

export default el_articleLogistics
