import type { NamespaceArticleOliveOilGradesTranslation } from '../../i18n-types.ts'

const fr_articleOliveOilGrades = {
	// TODO: insert translations

} satisfies NamespaceArticleOliveOilGradesTranslation

export default fr_articleOliveOilGrades
