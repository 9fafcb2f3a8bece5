import type { NamespaceArticleTariffsTranslation } from '../../i18n-types.ts'

const fr_articleTariffs = {
	// TODO: insert translations

} satisfies NamespaceArticleTariffsTranslation

export default fr_articleTariffs
