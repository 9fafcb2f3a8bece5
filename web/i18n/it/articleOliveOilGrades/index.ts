import type { NamespaceArticleOliveOilGradesTranslation } from '../../i18n-types.ts'

const it_articleOliveOilGrades = {
	// TODO: insert translations

} satisfies NamespaceArticleOliveOilGradesTranslation

export default it_articleOliveOilGrades
