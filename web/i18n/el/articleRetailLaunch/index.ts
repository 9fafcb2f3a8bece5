import type { NamespaceArticleRetailLaunchTranslation } from '../../i18n-types.ts'

const el_articleRetailLaunch = {
	// TODO: insert translations

} satisfies NamespaceArticleRetailLaunchTranslation

export default el_articleRetailLaunch
