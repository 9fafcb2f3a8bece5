import type { NamespaceArticleOliveOilGradesTranslation } from '../../i18n-types.ts'

const el_articleOliveOilGrades = {
	// TODO: insert translations

} satisfies NamespaceArticleOliveOilGradesTranslation

export default el_articleOliveOilGrades
