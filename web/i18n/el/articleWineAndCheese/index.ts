import type { NamespaceArticleWineAndCheeseTranslation } from '../../i18n-types.ts'

const el_articleWineAndCheese = {
	// TODO: insert translations

} satisfies NamespaceArticleWineAndCheeseTranslation

export default el_articleWineAndCheese
