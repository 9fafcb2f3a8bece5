import type { NamespaceArticleOliveOilGradesTranslation } from '../../i18n-types.ts'

const de_articleOliveOilGrades = {
	// TODO: insert translations

} satisfies NamespaceArticleOliveOilGradesTranslation

export default de_articleOliveOilGrades
