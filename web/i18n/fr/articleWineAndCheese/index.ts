import type { NamespaceArticleWineAndCheeseTranslation } from '../../i18n-types.ts'

const fr_articleWineAndCheese = {
	// TODO: insert translations

} satisfies NamespaceArticleWineAndCheeseTranslation

export default fr_articleWineAndCheese
