import type { NamespaceArticleRetailLaunchTranslation } from '../../i18n-types.ts'

const it_articleRetailLaunch = {
	// TODO: insert translations

} satisfies NamespaceArticleRetailLaunchTranslation

export default it_articleRetailLaunch
