import type { NamespaceArticleWineAndCheeseTranslation } from '../../i18n-types.ts'

const it_articleWineAndCheese = {
	// TODO: insert translations

} satisfies NamespaceArticleWineAndCheeseTranslation

export default it_articleWineAndCheese
