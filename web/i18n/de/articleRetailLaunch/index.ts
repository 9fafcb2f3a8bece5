import type { NamespaceArticleRetailLaunchTranslation } from '../../i18n-types.ts'

const de_articleRetailLaunch = {
	// TODO: insert translations

} satisfies NamespaceArticleRetailLaunchTranslation

export default de_articleRetailLaunch
