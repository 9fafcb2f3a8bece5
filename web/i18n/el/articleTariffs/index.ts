import type { NamespaceArticleTariffsTranslation } from '../../i18n-types.ts'

const el_articleTariffs = {
	// TODO: insert translations

} satisfies NamespaceArticleTariffsTranslation

export default el_articleTariffs
