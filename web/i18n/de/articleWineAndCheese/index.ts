import type { NamespaceArticleWineAndCheeseTranslation } from '../../i18n-types.ts'

const de_articleWineAndCheese = {
	// TODO: insert translations

} satisfies NamespaceArticleWineAndCheeseTranslation

export default de_articleWineAndCheese
