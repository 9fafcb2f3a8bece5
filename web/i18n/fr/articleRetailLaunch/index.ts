import type { NamespaceArticleRetailLaunchTranslation } from '../../i18n-types.ts'

const fr_articleRetailLaunch = {
	// TODO: insert translations

} satisfies NamespaceArticleRetailLaunchTranslation

export default fr_articleRetailLaunch
