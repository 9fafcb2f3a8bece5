import type { NamespaceArticleTariffsTranslation } from '../../i18n-types.ts'

const it_articleTariffs = {
	// TODO: insert translations

} satisfies NamespaceArticleTariffsTranslation

export default it_articleTariffs
