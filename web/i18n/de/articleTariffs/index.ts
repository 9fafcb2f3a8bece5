import type { NamespaceArticleTariffsTranslation } from '../../i18n-types.ts'

const de_articleTariffs = {
	// TODO: insert translations

} satisfies NamespaceArticleTariffsTranslation

export default de_articleTariffs
